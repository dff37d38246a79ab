import { contract, type BankRule } from '@klopt/api-client/contract'
import { useForm } from 'react-hook-form'
import { asApiError } from '../../../app/errors/failures.ts'
import { showFieldErrors } from '../../../app/errors/show-field-errors.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { formOf, inputOf, type RuleForm } from './rule-form.ts'

interface SaveRule {
  administrationId: number
  /** Null for a new one. */
  rule: BankRule | null
  onSaved: (name: string) => void
}

/** The form of a rule with its saving: the server's errors stand at their fields. */
export function useSaveRule({ administrationId, rule, onSaved }: SaveRule) {
  const form = useForm<RuleForm>({ defaultValues: formOf(rule), mode: 'onTouched' })
  const create = useWrite(contract.bank.createRule)
  const save = useWrite(contract.bank.saveRule)
  const submit = form.handleSubmit(async (values) => {
    const body = inputOf(values)
    if (body === null) return
    try {
      if (rule === null) await create.mutateAsync({ params: { administrationId }, body })
      else {
        const params = { administrationId, ruleId: rule.id }
        await save.mutateAsync({ params, body: { ...body, version: rule.version } })
      }
      form.reset(values)
      onSaved(body.name)
    } catch (error) {
      showFieldErrors(form, asApiError(error), fieldsOf(values))
    }
  })
  return { form, submit }
}

type FieldName = Parameters<typeof showFieldErrors<RuleForm>>[2][number]

/** Every field that the server may name. What is wrong with the parts together has no field. */
function fieldsOf({ shares, ...own }: RuleForm): FieldName[] {
  const parts = ['accountId', 'vatCode'] as const
  return [
    ...(Object.keys(own) as (keyof typeof own)[]),
    ...shares.flatMap((_share, index) => parts.map((part) => `shares.${index}.${part}` as const)),
  ]
}
