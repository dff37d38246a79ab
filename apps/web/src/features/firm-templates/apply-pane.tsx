import { contract, type FirmTemplate, type TemplateEffect } from '@klopt/api-client/contract'
import { Alert, Button, MultiSelect, Pane, Select, toast } from '@klopt/ui'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useEveryClient } from '../../shared/firms/use-every-client.ts'
import { Effects } from './effects.tsx'
import * as styles from './firm-templates.css.ts'

interface ApplyPaneProps {
  firmId: number
  template: FirmTemplate
  onClose: () => void
}

/** Applies a template to chosen clients: first what it would do to each, then that. */
export function ApplyPane({ firmId, template, onClose }: ApplyPaneProps) {
  const { id: templateId, name, content } = template
  const clients = useEveryClient(firmId)
  const [years] = useState(() => lastYears(today()))
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [fiscalYear, setFiscalYear] = useState<number | null>(years[1] ?? null)
  const [effects, setEffects] = useState<readonly TemplateEffect[] | null>(null)
  const preview = useWrite(contract.firmTemplates.preview, { errors: 'screen', onAnswer: setEffects })
  const apply = useWrite(contract.firmTemplates.apply, {
    errors: 'screen',
    onAnswer: (done) => {
      if (done.every(({ refused }) => refused !== null)) return setEffects(done)
      toast.success(appliedText(name, done))
      onClose()
    },
  })
  const body = {
    administrationIds: [...chosen],
    ...(content.kind === 'checklist' && fiscalYear !== null && { fiscalYear }),
  }
  const input = { params: { firmId, templateId }, body }
  const problem = apply.error ?? preview.error
  return (
    <Pane
      open
      title={`${name} toepassen`}
      type="template"
      width={640}
      onClose={onClose}
      footer={
        effects === null ? (
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            loading={preview.isPending}
            onClick={() => preview.mutate(input)}
          >
            Bekijken wat er verandert
          </Button>
        ) : (
          <Button variant="primary" loading={apply.isPending} onClick={() => apply.mutate(input)}>
            Toepassen
          </Button>
        )
      }
    >
      <div className={styles.form}>
        <MultiSelect
          label="Klanten"
          options={clients.map(({ id, companyName }) => ({ value: id, label: companyName }))}
          values={chosen}
          onChange={(values) => {
            setChosen(values)
            setEffects(null)
          }}
        />
        {content.kind === 'checklist' && (
          <Select
            label="Boekjaar"
            options={years.map((year) => ({ value: year, label: String(year) }))}
            value={fiscalYear}
            onChange={(year) => {
              setFiscalYear(year)
              setEffects(null)
            }}
          />
        )}
        {problem && <Alert tone="danger">{Object.values(problem.fields)[0] ?? problem.message}</Alert>}
        {effects && (
          <Effects effects={effects} nameOf={(of) => clients.find(({ id }) => id === of)?.companyName ?? 'Een klant'} />
        )}
      </div>
    </Pane>
  )
}

/** 'Schema is toegepast op 2 klanten, en niet op 1' */
function appliedText(name: string, effects: readonly TemplateEffect[]): string {
  const done = effects.filter(({ refused }) => refused === null).length
  const rest = effects.length - done
  return `${name} is toegepast op ${done === 1 ? '1 klant' : `${done} klanten`}${rest > 0 ? `, en niet op ${rest}` : ''}`
}

/** The year that runs and those of which the books may still be open. */
function lastYears(day: string): readonly number[] {
  const current = Number(day.slice(0, 4))
  return [current, current - 1, current - 2, current - 3]
}
