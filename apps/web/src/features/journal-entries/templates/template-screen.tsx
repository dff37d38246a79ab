import { contract, type JournalTemplate, type LedgerAccount } from '@klopt/api-client/contract'
import { Alert, BalanceBar, Button, Card, DetailHeader, EntryGrid, TextField, toast } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { isVersionConflict } from '../../../app/errors/is-version-conflict.ts'
import { showFieldErrors } from '../../../app/errors/show-field-errors.ts'
import { administrationAddress } from '../../../app/routing/address.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { useKeptForm } from '../../../app/session/kept-input.ts'
import { useWrite } from '../../../app/transport/use-write.ts'
import { useAskBeforeLeaving } from '../../../shared/drafts/use-ask-before-leaving.ts'
import { filled } from '../../../shared/forms/field-rules.ts'
import { sumOf } from '../../../shared/ledger/debit-and-credit.ts'
import { emptyLine, lineErrors, MAX_LINES } from '../entry-draft.ts'
import { findParties } from '../find-parties.ts'
import { journalColumns, SIDE_WIDTH } from '../journal-columns.ts'
import * as styles from '../journal.css.ts'
import { repetitionText } from './repetition-text.ts'
import { hasLine, templateFormOf, templateInputOf, type TemplateForm } from './template-form.ts'

export interface TemplateScreenProps {
  administrationId: number
  accounts: readonly LedgerAccount[]
  template: JournalTemplate
  /** Reads it anew, once somebody else changed it. */
  onLoadNewest: () => void
}

/** What a template holds, changed line by line; what it booked already stays as it is. */
export function TemplateScreen({ administrationId, accounts, template, onLoadNewest }: TemplateScreenProps) {
  usePageTitle(template.name)
  const navigate = useNavigate()
  const templatesHref = administrationAddress(administrationId, 'journal/templates')
  const form = useForm<TemplateForm>({ defaultValues: templateFormOf(template, accounts) })
  const { errors, isDirty } = form.formState
  const save = useWrite(contract.journalTemplates.save, { errors: 'screen' })
  useAskBeforeLeaving(isDirty && !save.isSuccess)
  useKeptForm('journal-template', form)
  const submit = form.handleSubmit(async (typed) => {
    const input = {
      params: { administrationId, templateId: template.id },
      body: templateInputOf(typed, template.version),
    }
    await save.mutateAsync(input).then(
      () => {
        toast.success(`Sjabloon ${typed.name.trim()} is opgeslagen.`)
        void navigate({ href: templatesHref, ignoreBlocker: true })
      },
      (error) => showFieldErrors(form, error, ['name', 'description', 'lines']),
    )
  })
  const repeats = repetitionText(template)
  return (
    <form noValidate className={styles.page} onSubmit={(event) => void submit(event)}>
      <DetailHeader
        className={styles.header}
        back={{ label: 'Sjablonen', href: templatesHref }}
        title={template.name}
        description={
          repeats === null
            ? 'Een sjabloon om een boeking mee te beginnen.'
            : `Boekt zichzelf: ${repeats.toLowerCase()}.`
        }
      />
      <TemplateNames form={form} />
      <TemplateLines {...{ administrationId, accounts, form }} fields={save.error?.fields ?? {}} />
      {errors.lines?.message !== undefined && <Alert tone="danger">{errors.lines.message}</Alert>}
      {errors.root?.message !== undefined && (
        <Alert
          tone="danger"
          action={
            save.error !== null &&
            isVersionConflict(save.error) && (
              <Button size="small" onClick={onLoadNewest}>
                Nieuwste versie laden
              </Button>
            )
          }
        >
          {errors.root.message}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" size="large" loading={save.isPending}>
          Sjabloon opslaan
        </Button>
      </div>
    </form>
  )
}

type Form = UseFormReturn<TemplateForm>

function TemplateNames({ form }: { form: Form }) {
  const { errors } = form.formState
  return (
    <div className={styles.templateHead}>
      <TextField
        label="Naam"
        required
        autoComplete="off"
        maxLength={100}
        error={errors.name?.message}
        {...form.register('name', { validate: filled })}
      />
      <TextField
        label="Omschrijving van de boeking"
        autoComplete="off"
        maxLength={500}
        error={errors.description?.message}
        {...form.register('description')}
      />
    </div>
  )
}

interface TemplateLinesProps {
  administrationId: number
  accounts: readonly LedgerAccount[]
  form: Form
  /** What the server said is wrong, by its place. */
  fields: Readonly<Record<string, string>>
}

function TemplateLines({ administrationId, accounts, form, fields }: TemplateLinesProps) {
  const lines = useWatch({ control: form.control, name: 'lines' })
  const wrong = useMemo(() => lineErrors(fields, lines), [fields, lines])
  const columns = useMemo(
    () => journalColumns(accounts, (search, signal) => findParties(administrationId, search, signal)),
    [accounts, administrationId],
  )
  return (
    <>
      <Card padding="none">
        <Controller
          control={form.control}
          name="lines"
          rules={{ validate: hasLine }}
          render={({ field }) => (
            <EntryGrid
              label="Regels van het sjabloon"
              columns={columns}
              rows={field.value}
              rowKey={({ key }) => key}
              onChange={field.onChange}
              newRow={emptyLine}
              errorsOf={({ key }) => wrong.get(key)}
              maxRows={MAX_LINES}
            />
          )}
        />
      </Card>
      <BalanceBar
        under={SIDE_WIDTH}
        first={{ label: 'Debet', cents: sumOf(lines, 'debitCents') }}
        second={{ label: 'Credit', cents: sumOf(lines, 'creditCents') }}
        balancedText="debet is credit"
        emptyText="Laat leeg wat je elke keer invult."
      />
    </>
  )
}
