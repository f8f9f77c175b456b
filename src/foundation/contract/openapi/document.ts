/** The subset of OpenAPI 3.1 that presend's API document uses. See the OpenAPI Specification 3.1.1, §4. */

import type * as z from 'zod'

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/** A reference to an entry in `components`. */
export interface Reference {
  readonly $ref: string
}

export interface OpenApiParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description: string
  readonly schema: JsonSchema
  readonly example?: unknown
}

export interface OpenApiContent {
  readonly 'application/json': { readonly schema: Reference; readonly example: unknown }
}

export interface OpenApiResponse {
  readonly description: string
  readonly headers: Readonly<Record<string, Reference>>
  readonly content?: OpenApiContent
}

export interface OpenApiHeader {
  readonly description: string
  readonly schema: JsonSchema
  readonly example?: unknown
}

export interface OpenApiOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters: readonly OpenApiParameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: OpenApiContent }
  readonly responses: Readonly<Record<string, OpenApiResponse>>
  /** The security requirements; empty if no token is required. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
}

/** The complete OpenAPI document. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: {
    readonly title: string
    readonly version: string
    readonly summary: string
    readonly description: string
  }
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string }[]
  /** The operations by path (`/spam_tests/{id}`), then by method in lowercase. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: OpenApiOperation }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly headers: Readonly<Record<string, OpenApiHeader>>
    readonly securitySchemes: Readonly<
      Record<
        string,
        | { readonly type: 'http'; readonly scheme: string; readonly description: string }
        | { readonly type: 'apiKey'; readonly in: 'header'; readonly name: string; readonly description: string }
      >
    >
  }
}
