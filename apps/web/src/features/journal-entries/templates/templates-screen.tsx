import { contract, type JournalTemplateItem } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, EmptyState } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { NotebookPen, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { newEntryHref } from '../../../app/routing/hrefs.ts'
import { asLeft } from '../../../app/routing/left-addresses.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { useMayChange } from '../../../app/session/use-write-block.ts'
import { query } from '../../../app/transport/api.ts'
import { oneAnswerQuery } from '../../../shared/lists/list-search.ts'
import { onePage } from '../../../shared/lists/one-page.ts'
import { sortRows } from '../../../shared/lists/sort-rows.ts'
import { useExports } from '../../../shared/lists/use-exports.ts'
import { ListScreen } from '../../../shell/list-screen.tsx'
import { journalHref } from '../journal-search.ts'
import { HeldTemplates } from './held-templates.tsx'
import { RenameTemplateModal } from './rename-template-modal.tsx'
import { templatesSum } from './repetition-text.ts'
import { RepeatTemplateModal } from './repeat-template-modal.tsx'
import { StandardTemplates } from './standard-templates.tsx'
import { templateColumns } from './template-columns.tsx'
import { readTemplatesSearch, templatesHref, type TemplatesSearch } from './templates-search.ts'

export interface TemplatesScreenProps {
  administrationId: number
  filter: TemplatesSearch
  onFilter: (filter: TemplatesSearch) => void
}

/** The templates of entries: begun from, called otherwise, and let to book themselves. */
export function TemplatesScreen({ administrationId, filter, onFilter }: TemplatesScreenProps) {
  usePageTitle('Sjablonen')
  const templates = useQuery(query(contract.journalTemplates.list, { params: { administrationId } }))
  const [open, setOpen] = useState<{ kind: 'rename' | 'repeat'; template: JournalTemplateItem } | null>(null)
  const mayWrite = useMayChange(administrationId, { permission: 'ACCOUNTING' })
  const rows = useMemo(() => listed(templates.data ?? [], filter), [templates.data, filter])
  const exports = useExports(contract.journalTemplates.export, {
    params: { administrationId },
    query: oneAnswerQuery(filter),
  })
  const columns = useMemo(
    () =>
      templateColumns({
        administrationId,
        mayWrite,
        onRename: (template) => setOpen({ kind: 'rename', template }),
        onRepeat: (template) => setOpen({ kind: 'repeat', template }),
      }),
    [administrationId, mayWrite],
  )
  const modal = open && { administrationId, template: open.template, onClose: () => setOpen(null) }
  return (
    <>
      <ListScreen
        name={`journal-templates.${administrationId}`}
        title="Sjablonen"
        back={{ label: 'Memoriaal', href: asLeft(journalHref(administrationId, {})) }}
        itemsName="sjablonen"
        allLabel="Alle sjablonen"
        summary={templates.data && templatesSum(templates.data)}
        actions={mayWrite && <StandardTemplates administrationId={administrationId} />}
        tabs={
          <HeldTemplates administrationId={administrationId} templates={templates.data ?? []} mayWrite={mayWrite} />
        }
        {...{ filter, onFilter, columns, exports }}
        pages={onePage(templates, rows)}
        totalCount={templates.data && rows.length}
        read={readTemplatesSearch}
        hrefOf={(next) => templatesHref(administrationId, next)}
        defaultSort="name"
        searchLabel="Zoek een sjabloon"
        searchPlaceholder="Naam"
        searchDelayMs={0}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) =>
          mayWrite
            ? newEntryHref(administrationId, { template: id })
            : administrationAddress(administrationId, 'journal/templates/$templateId', { params: { templateId: id } })
        }
        empty={<NoTemplates administrationId={administrationId} search={filter.search} mayWrite={mayWrite} />}
      />
      {modal && open.kind === 'rename' && <RenameTemplateModal {...modal} />}
      {modal && open.kind === 'repeat' && <RepeatTemplateModal {...modal} />}
    </>
  )
}

function listed(templates: readonly JournalTemplateItem[], { search = '', sort }: TemplatesSearch) {
  const found = templates.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  return sortRows(found, sort ?? 'name', {
    name: ({ name }) => name,
    amount: ({ amountCents }) => amountCents,
  })
}

interface NoTemplatesProps {
  administrationId: number
  search: string | undefined
  mayWrite: boolean
}

function NoTemplates({ administrationId, search, mayWrite }: NoTemplatesProps) {
  if (search !== undefined) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen sjabloon past bij ‘{search}’.
      </EmptyState>
    )
  }
  const begin = mayWrite && (
    <AppLink href={newEntryHref(administrationId)} className={buttonClassName({ variant: 'primary' })}>
      Nieuwe boeking
    </AppLink>
  )
  return (
    <EmptyState icon={NotebookPen} title="Nog geen sjablonen" action={begin}>
      Schrijf een boeking en kies ‘Bewaar als sjabloon’.
    </EmptyState>
  )
}
