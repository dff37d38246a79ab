export * from './catalogue.ts'
export * from './request-header.ts'
export * from './scrub.ts'
export * from './wire-error.ts'
