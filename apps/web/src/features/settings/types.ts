import type { contract, ResponseOf } from '@klopt/api-client/contract'

export type Book = ResponseOf<typeof contract.journals.list>[number]

export type EmailText = ResponseOf<typeof contract.settings.emailTexts>[number]
