import { contract, type FirmTemplate } from '@klopt/api-client/contract'
import { Button, Card, EmptyState, Menu, PageHeader, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { query } from '../../app/transport/api.ts'
import { ShortLabel } from '../../shared/look/short-label.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { ApplyPane } from './apply-pane.tsx'
import { TemplatePane, type Editing } from './template-pane.tsx'
import { TemplateRow } from './template-row.tsx'
import * as styles from './firm-templates.css.ts'

export interface TemplatesScreenProps {
  firmId: number
  /** Whether the user works there; staff only looks. */
  isOwn: boolean
}

type Opened = { readonly editing: Editing } | { readonly applying: FirmTemplate }

/** What a firm does alike for its clients: ledger schemes and checklists. */
export function TemplatesScreen({ firmId, isOwn }: TemplatesScreenProps) {
  usePageTitle('Sjablonen')
  const templates = useQuery(query(contract.firmTemplates.list, { params: { firmId } }))
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <PageHeader
        title="Sjablonen"
        description="Rekeningschema’s en checklists voor al je klanten."
        actions={
          isOwn && (
            <Menu
              placement="bottom-end"
              trigger={
                <Button variant="primary" icon={Plus}>
                  <ShortLabel short="Sjabloon">Nieuw sjabloon</ShortLabel>
                </Button>
              }
              items={[
                {
                  label: 'Rekeningschema',
                  icon: BookOpen,
                  onSelect: () => setOpened({ editing: { kind: 'ledger', template: null } }),
                },
                {
                  label: 'Checklist',
                  icon: ListChecks,
                  onSelect: () => setOpened({ editing: { kind: 'checklist', template: null } }),
                },
              ]}
            />
          )
        }
      />
      <Card padding="none">
        {templates.isError ? (
          <LoadError error={templates.error} onRetry={() => void templates.refetch()} />
        ) : templates.data === undefined ? (
          <Skeleton height="160px" />
        ) : templates.data.length === 0 ? (
          <EmptyState icon={ListChecks} title="Nog geen sjablonen">
            Zet hier jullie eigen rekeningen of vaste werkpunten, en pas ze bij meer klanten tegelijk toe.
          </EmptyState>
        ) : (
          <ul className={styles.list} aria-label="Sjablonen">
            {templates.data.map((template) => (
              <TemplateRow
                key={template.id}
                {...{ firmId, template, isOwn }}
                onEdit={() => setOpened({ editing: { kind: template.content.kind, template } })}
                onApply={() => setOpened({ applying: template })}
              />
            ))}
          </ul>
        )}
      </Card>
      {opened && 'editing' in opened && <TemplatePane {...{ firmId, onClose: close }} editing={opened.editing} />}
      {opened && 'applying' in opened && <ApplyPane {...{ firmId, onClose: close }} template={opened.applying} />}
    </>
  )
}
