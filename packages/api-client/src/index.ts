export * from './client/api-error.ts'
export * from './client/api.ts'
export * from './client/queries.ts'
