import { contract, type BodyOf } from '@klopt/api-client/contract'
import { Alert, Button, Pane, RadioGroup, Select, TextField, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { legalForms } from '../../shared/administrations/legal-forms.ts'
import { VatUnitField } from '../../shared/administrations/vat-unit-field.tsx'
import { VatStartField } from '../../shared/administrations/vat-start-field.tsx'
import { emailRule, filled } from '../../shared/forms/field-rules.ts'
import * as styles from './firms.css.ts'

type Body = BodyOf<typeof contract.firms.createClient>

const fields = ['legalForm', 'companyName', 'ownerEmailAddress', 'paidBy', 'vatStartsOn', 'managerId'] as const
const empty: Body = {
  legalForm: 'zzp',
  companyName: '',
  ownerEmailAddress: '',
  paidBy: 'CLIENT',
  vatStartsOn: null,
  isInVatUnit: false,
  managerId: null,
}

interface NewClientPaneProps {
  firmId: number
  /** Whether the user manages the firm: only then it is made to pay. */
  mayManage: boolean
  onClose: () => void
}

/** The books of a client who has none in Klopt yet: its legal form first, since that makes its chart of accounts. */
export function NewClientPane({ firmId, mayManage, onClose }: NewClientPaneProps) {
  const formId = useId()
  const form = useForm<Body>({ defaultValues: empty })
  const { register, control, formState } = form
  const { errors, isDirty } = formState
  const colleagues = useQuery(query(contract.firmMembers.list, { params: { firmId } })).data ?? []
  const create = useWrite(contract.firms.createClient)
  const submit = form.handleSubmit((values) => {
    const body = { ...values, ownerEmailAddress: values.ownerEmailAddress.trim() }
    create.mutate(
      { params: { firmId }, body },
      {
        onSuccess: () => {
          toast.success(`${body.companyName.trim()} staat klaar; de eigenaar is uitgenodigd`)
          onClose()
        },
        onError: (error) => {
          if (error.code === 33009)
            form.setError('ownerEmailAddress', { message: error.message }, { shouldFocus: true })
          else showFieldErrors(form, error, fields)
        },
      },
    )
  })
  return (
    <Pane
      open
      title="Nieuwe klant"
      type="client"
      onClose={onClose}
      unsavedChanges={isDirty && !create.isSuccess}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={create.isPending}>
          Klant maken
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <Controller
          control={control}
          name="legalForm"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <RadioGroup
              label="Rechtsvorm"
              orientation="horizontal"
              options={legalForms}
              error={errors.legalForm?.message}
              {...{ name, value, onChange, onBlur }}
            />
          )}
        />
        <TextField
          label="Bedrijfsnaam"
          maxLength={200}
          autoComplete="off"
          error={errors.companyName?.message}
          {...register('companyName', { validate: filled })}
        />
        <TextField
          label="E-mailadres van de eigenaar"
          type="email"
          inputMode="email"
          autoComplete="off"
          hint="De eigenaar wordt hoofdgebruiker zodra die de uitnodiging aanneemt. Jullie kunnen meteen beginnen."
          error={errors.ownerEmailAddress?.message}
          {...register('ownerEmailAddress', { validate: emailRule('Vul het e-mailadres van de eigenaar in') })}
        />
        <Controller
          control={control}
          name="paidBy"
          render={({ field: { name, value, onChange, onBlur } }) => (
            <RadioGroup
              label="Wie betaalt het abonnement?"
              options={payersFor(mayManage)}
              error={errors.paidBy?.message}
              {...{ name, value, onChange, onBlur }}
            />
          )}
        />
        <Controller
          control={control}
          name="vatStartsOn"
          render={({ field }) => (
            <VatStartField {...field} value={field.value ?? null} error={errors.vatStartsOn?.message} />
          )}
        />
        <Controller
          control={control}
          name="isInVatUnit"
          render={({ field: { value, onChange, onBlur } }) => (
            <VatUnitField {...{ value: value ?? false, onChange, onBlur }} />
          )}
        />
        <Controller
          control={control}
          name="managerId"
          render={({ field: { value, onChange, onBlur } }) => (
            <Select
              label="Wie houdt deze klant bij?"
              options={[
                { value: NOBODY, label: 'Nog niemand' },
                ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={value ?? NOBODY}
              onChange={(chosen) => onChange(chosen === NOBODY ? null : chosen)}
              onBlur={onBlur}
              error={errors.managerId?.message}
            />
          )}
        />
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Pane>
  )
}

/** Stands for no colleague. */
const NOBODY = 0

const payersFor = (mayManage: boolean) =>
  [
    { value: 'CLIENT', label: 'De klant zelf', hint: 'Begint met 60 dagen gratis proberen.' },
    {
      value: 'FIRM',
      label: 'Je kantoor',
      hint: mayManage
        ? 'De klant betaalt Klopt niets en kiest geen abonnement.'
        : 'Een beheerder van je kantoor maakt klanten aan voor wie het kantoor betaalt.',
      disabled: !mayManage,
    },
  ] as const
