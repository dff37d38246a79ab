export { isoProblems } from './iso20022/check-message.ts'
export { writeCamt053 } from './write-camt053.ts'
export { writeMt940 } from './write-mt940.ts'
