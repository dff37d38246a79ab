export * from './catalogue.ts'
export * from './wire-error.ts'
