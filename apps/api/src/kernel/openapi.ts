import { toJsonSchema } from '@valibot/to-json-schema'
import { pathParamNames, type DeclaredCall } from '@klopt/api-client/schemas'
import { errorCatalogue, wireError } from '@klopt/api-client/errors'
import * as v from 'valibot'
import type { Route } from './route.ts'

/** The contract of the served routes as an OpenAPI 3.1 document. */
export function openApiOf(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const { call, access } of routes) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, access.kind === 'public') }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Klopt', version: '1' },
    paths,
    components: {
      schemas: { Error: schemaOf(wireError) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-klopt_session' } },
    },
  }
}

function operationOf(call: DeclaredCall, open: boolean): object {
  return {
    summary: call.summary,
    security: open ? [] : [{ session: [] }],
    parameters: [...pathParameters(call), ...queryParameters(call), ...idempotencyParameter(call)],
    ...(call.body && { requestBody: { required: needsBody(call.body), content: contentOf(call.body) } }),
    responses: { ...successOf(call), ...errorsOf(call) },
  }
}

/** A body of which every field may be left out may be left out itself. */
const needsBody = (body: NonNullable<DeclaredCall['body']>): boolean => body === 'file' || !v.is(body, {})

/** A file is its bytes: OpenAPI 3.1 has no schema for those. */
function contentOf(body: NonNullable<DeclaredCall['body']>): Record<string, object> {
  return body === 'file' ? { 'application/octet-stream': {} } : { 'application/json': { schema: schemaOf(body) } }
}

function pathParameters(call: DeclaredCall): object[] {
  return pathParamNames(call.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'token' ? { type: 'string' } : { type: 'integer', minimum: 1 },
  }))
}

function queryParameters(call: DeclaredCall): object[] {
  if (call.query === null) return []
  const { properties = {}, required = [] } = schemaOf(call.query) as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function idempotencyParameter(call: DeclaredCall): object[] {
  if (!call.idempotent) return []
  return [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }]
}

function successOf({ response }: DeclaredCall): Record<string, object> {
  if (response === null) return { 204: { description: 'Done' } }
  if (response === 'file') return { 200: { description: 'A file', content: { 'application/octet-stream': {} } } }
  return { 200: { description: 'OK', content: { 'application/json': { schema: schemaOf(response) } } } }
}

function errorsOf({ errors }: DeclaredCall): Record<string, object> {
  const byStatus = new Map<number, string[]>()
  for (const name of errors) {
    const { status, code, meaning } = errorCatalogue[name]
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${meaning}`])
  }
  const schema = { $ref: '#/components/schemas/Error' }
  return Object.fromEntries(
    [...byStatus].map(([status, meanings]) => [
      status,
      { description: meanings.join('; '), content: { 'application/json': { schema } } },
    ]),
  )
}

/** Checks that JSON Schema has no words for are left out: the server makes them anyway. */
function schemaOf(schema: v.GenericSchema): object {
  return toJsonSchema(schema, { errorMode: 'ignore' })
}
