import { contract, type JournalTemplateItem } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, Card, DetailHeader, EmptyState, Table } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { newEntryHref } from '../../../app/routing/hrefs.ts'
import { asLeft } from '../../../app/routing/left-addresses.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { query } from '../../../app/transport/api.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import { journalHref } from '../journal-search.ts'
import * as styles from '../journal.css.ts'
import { HeldTemplates } from './held-templates.tsx'
import { RenameTemplateModal } from './rename-template-modal.tsx'
import { RepeatTemplateModal } from './repeat-template-modal.tsx'
import { StandardTemplates } from './standard-templates.tsx'
import { templateColumns } from './template-columns.tsx'

/** The templates of entries: begun from, called otherwise, and let to book themselves. */
export function TemplatesScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('Sjablonen')
  const params = { administrationId }
  const { data, isError, error, refetch } = useQuery(query(contract.journalTemplates.list, { params }))
  const [open, setOpen] = useState<{ kind: 'rename' | 'repeat'; template: JournalTemplateItem } | null>(null)
  const mayWrite = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const modal = open && { administrationId, template: open.template, onClose: () => setOpen(null) }
  return (
    <div className={styles.page} aria-busy={data === undefined && !isError}>
      <DetailHeader
        className={styles.header}
        back={{ label: 'Memoriaal', href: asLeft(journalHref(administrationId, {})) }}
        title="Sjablonen"
        description="Boekingen om mee te beginnen, en boekingen die zichzelf elke maand, elk kwartaal of elk jaar boeken."
        actions={mayWrite && <StandardTemplates administrationId={administrationId} />}
      />
      <HeldTemplates administrationId={administrationId} templates={data ?? []} mayWrite={mayWrite} />
      <Card padding="none">
        {isError ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Table
            label="Sjablonen"
            columns={templateColumns({
              administrationId,
              mayWrite,
              onRename: (template) => setOpen({ kind: 'rename', template }),
              onRepeat: (template) => setOpen({ kind: 'repeat', template }),
            })}
            rows={data ?? []}
            rowKey={({ id }) => String(id)}
            loading={data === undefined}
            empty={
              <EmptyState
                icon={NotebookPen}
                title="Nog geen sjablonen"
                action={
                  mayWrite && (
                    <AppLink href={newEntryHref(administrationId)} className={buttonClassName()}>
                      Nieuwe boeking
                    </AppLink>
                  )
                }
              >
                Schrijf een boeking en kies ‘Bewaar als sjabloon’.
              </EmptyState>
            }
          />
        )}
      </Card>
      {modal && open.kind === 'rename' && <RenameTemplateModal {...modal} />}
      {modal && open.kind === 'repeat' && <RepeatTemplateModal {...modal} />}
    </div>
  )
}
