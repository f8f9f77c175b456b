/** The fields of a submitted form. */

import { ApiProblem } from '../problems/api-problem.ts'

/** The fields of a form. A missing field is read as an empty string. */
export interface FormValues {
  /** Returns the text of a field without leading and trailing spaces. */
  text(name: string): string
  /** Returns the text of a field exactly as the user typed it, for passwords and keys. */
  rawText(name: string): string
  /** Returns the values of all checked boxes with this name. */
  texts(name: string): readonly string[]
  /** Returns an uploaded file, or `null` if none was chosen. */
  file(name: string): File | null
}

/** The empty form values for a GET request, which has no form. */
export const noForm: FormValues = formValues(new FormData())

/**
 * Reads the body of a POST request.
 *
 * @throws ApiProblem 415 for a content type that browsers do not use for forms
 */
export async function readForm(request: Request): Promise<FormValues> {
  try {
    return formValues(await request.formData())
  } catch {
    throw new ApiProblem(415, 'The request body is not a form')
  }
}

function formValues(data: FormData): FormValues {
  const textsOf = (name: string): readonly string[] => data.getAll(name).filter((value) => typeof value === 'string')
  return {
    text: (name) => (textsOf(name)[0] ?? '').trim(),
    rawText: (name) => textsOf(name)[0] ?? '',
    texts: textsOf,
    file: (name) => {
      const value = data.get(name)
      return value === null || typeof value === 'string' || value.name === '' ? null : value
    },
  }
}
