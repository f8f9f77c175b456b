/** Renders forms. Every form contains the visitor's CSRF token, and each field shows its own error. */

import { type Problem, renderMismatch } from '../../foundation/errors/problem.ts'
import { foreign, html, type Markup } from '../../report/pages/markup.ts'
import type { PageRequest } from './page-request.ts'

/** Options for a form that is submitted with POST. */
export interface FormOptions {
  /** The path that handles the form. */
  readonly action: string
  /** The text of the button. */
  readonly submit: string
  /**
   * The object that the button acts on, which screen readers announce. Required if several buttons on the page have the
   * same label.
   */
  readonly subject?: string
  /** Whether the button deletes something. */
  readonly isDangerous?: boolean
  /** Whether the form contains a file field. */
  readonly hasFile?: boolean
}

/** Renders a form with its CSRF token and its button. */
export function form({ formToken }: PageRequest, options: FormOptions, fields: Markup | null = null): Markup {
  const { action, submit, subject, isDangerous = false, hasFile = false } = options
  const encoding = hasFile ? html` enctype="multipart/form-data"` : null
  return html`<form method="post" action="${action}"${encoding}>
<input type="hidden" name="form-token" value="${formToken}">
${fields}
<button type="submit"${isDangerous ? html` class="dangerous"` : null}${
    subject === undefined ? null : html` aria-label="${submit} ${foreign(subject)}"`
  }>${submit}</button>
</form>`
}

/** The errors in a form, keyed by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/** A text field or a file field. */
export interface TextField {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password' | 'number' | 'search' | 'url' | 'file'
  readonly value?: string
  readonly help?: string
  readonly isRequired?: boolean
  /** The `autocomplete` attribute for password managers, such as `current-password`. */
  readonly autocomplete?: string
  /** The `accept` attribute of a file field. */
  readonly accept?: string
}

/** Renders a text field with its label, help and error. */
export function textField(field: TextField, errors: FieldErrors = {}): Markup {
  const { name, label, type = 'text', value = '', isRequired = true, autocomplete = 'off', accept } = field
  return labelled(
    field,
    errors,
    html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}"${
      // The value of a file field cannot be set, and HTML forbids the attribute.
      type === 'file' ? null : html` value="${value}"`
    } autocomplete="${autocomplete}"${
      accept === undefined ? null : html` accept="${accept}"`
    }${isRequired ? html` required` : null}${described(field, errors)}>`,
  )
}

/** A field with a fixed set of possible values. */
export interface SelectField {
  readonly name: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly title: string }[]
  readonly value?: string
  readonly help?: string
}

/** Renders a select field with its label, help and error. */
export function selectField(field: SelectField, errors: FieldErrors = {}): Markup {
  const { name, label, choices, value } = field
  const options = choices.map(
    (choice) =>
      html`<option value="${choice.value}"${choice.value === value ? html` selected` : null}>${choice.title}</option>`,
  )
  return labelled(
    field,
    errors,
    html`<label for="${name}">${label}</label>
<select id="${name}" name="${name}"${described(field, errors)}>${options}</select>`,
  )
}

/** Renders fields with the values that the user submitted and the errors in these values. */
export interface FormFields {
  /** Renders a text field or a file field. */
  readonly text: (name: string, label: string, options?: TextOptions) => Markup
  /** Renders a select field. */
  readonly select: (name: string, label: string, options: ChoiceOptions) => Markup
  readonly newPassword: (label: string) => Markup
}

interface Initial {
  /** The initial value, shown until the user submits the form. */
  readonly initial?: string
}

type TextOptions = Omit<TextField, 'name' | 'label' | 'value'> & Initial
type ChoiceOptions = Pick<SelectField, 'choices' | 'help'> & Initial

/** Creates the fields of a form. A submitted password is never sent back to the browser. */
export function formFields({ form: values }: Pick<PageRequest, 'form'>, errors: FieldErrors): FormFields {
  const text: FormFields['text'] = (name, label, { initial = '', ...options } = {}) => {
    const value = options.type === 'password' ? '' : values.text(name) || initial
    return textField({ name, label, value, ...options }, errors)
  }
  return {
    text,
    select: (name, label, { initial = '', ...options }) =>
      selectField({ name, label, value: values.text(name) || initial, ...options }, errors),
    newPassword: (label) =>
      text('password', label, { type: 'password', help: 'At least 12 characters.', autocomplete: 'new-password' }),
  }
}

interface Described {
  readonly name: string
  readonly help?: string
}

function described({ name, help }: Described, errors: FieldErrors): Markup | null {
  const error = errors[name]
  const ids = [...(help === undefined ? [] : [`${name}-help`]), ...(error === undefined ? [] : [`${name}-error`])]
  if (ids.length === 0) return null
  return html` aria-describedby="${ids.join(' ')}"${error === undefined ? null : html` aria-invalid="true"`}`
}

function labelled({ name, help }: Described, errors: FieldErrors, input: Markup): Markup {
  const error = errors[name]
  return html`<div class="field">
${input}
${help === undefined ? null : html`<p class="help" id="${name}-help">${help}</p>`}
${error === undefined ? null : html`<p class="error" id="${name}-error">${foreign(error)}</p>`}
</div>`
}

/** Converts the parsers' problems to errors for the form fields with the same names. */
export function fieldErrors(problems: readonly Problem[]): FieldErrors {
  return Object.fromEntries(
    problems.map((problem) => {
      const text = problem.rule === undefined ? renderMismatch(problem) : `this field ${problem.rule}`
      return [problem.input, `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`]
    }),
  )
}
