import { contract, type FirmTemplate, type TemplateContent } from '@klopt/api-client/contract'
import { Alert, Button, Pane, TextareaField, TextField, toast } from '@klopt/ui'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../app/errors/show-field-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { filled } from '../../shared/forms/field-rules.ts'
import * as styles from './firm-templates.css.ts'
import { readScheme, schemeText } from './scheme-text.ts'
import { SchemeOfClient } from './scheme-of-client.tsx'

export interface Editing {
  readonly kind: TemplateContent['kind']
  /** Null for a new one. */
  readonly template: FirmTemplate | null
}

interface TemplatePaneProps {
  firmId: number
  editing: Editing
  onClose: () => void
}

const words = {
  ledger: {
    title: 'Rekeningschema',
    label: 'Rekeningen',
    hint: 'Per regel nummer, naam en soort: 4899; Podcast; Kosten. Plakken uit een werkblad kan ook.',
  },
  checklist: { title: 'Checklist', label: 'Punten', hint: 'Eén punt per regel.' },
} as const

/** A template: its name, and what is in it as lines that one reads, types or pastes. */
export function TemplatePane({ firmId, editing: { kind, template }, onClose }: TemplatePaneProps) {
  const formId = useId()
  const form = useForm({
    defaultValues: { name: template?.name ?? '', lines: template ? linesOf(template.content) : '' },
  })
  const { errors, isDirty } = form.formState
  const save = useWrite(contract.firmTemplates.save)
  const submit = form.handleSubmit(({ name, lines }) => {
    const content = contentOf(kind, lines)
    if (typeof content === 'string') return form.setError('lines', { message: content }, { shouldFocus: true })
    save.mutate(
      { params: { firmId }, body: { id: template?.id ?? null, name, content } },
      {
        onSuccess: () => {
          toast.success(`${name.trim()} is bewaard`)
          onClose()
        },
        onError: (error) => showFieldErrors(form, error, ['name']),
      },
    )
  })
  return (
    <Pane
      open
      title={template?.name ?? words[kind].title}
      type="template"
      width={640}
      onClose={onClose}
      unsavedChanges={isDirty && !save.isSuccess}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={save.isPending}>
          Bewaren
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label="Naam"
          maxLength={100}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name', { validate: filled })}
        />
        {kind === 'ledger' && (
          <SchemeOfClient
            firmId={firmId}
            onTake={(accounts) =>
              form.setValue('lines', schemeText(accounts), { shouldDirty: true, shouldValidate: true })
            }
          />
        )}
        <TextareaField
          label={words[kind].label}
          hint={words[kind].hint}
          rows={12}
          error={errors.lines?.message}
          {...form.register('lines')}
        />
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Pane>
  )
}

const linesOf = (content: TemplateContent): string =>
  content.kind === 'ledger' ? schemeText(content.accounts) : content.items.join('\n')

/** What the lines say, or what is wrong with them. */
function contentOf(kind: TemplateContent['kind'], lines: string): TemplateContent | string {
  if (kind === 'ledger') {
    const read = readScheme(lines)
    return read.ok ? { kind, accounts: read.accounts } : read.message
  }
  const items = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const long = items.find((item) => item.length > 200)
  if (long !== undefined) return `Dit punt is te lang: ${long.slice(0, 40)}…`
  return items.length === 0 ? 'Zet er minstens één punt in' : { kind, items }
}
