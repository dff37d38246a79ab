import { contract, type Question } from '@klopt/api-client/contract'
import { Card, EmptyState, ListToolbar, LoadMore, PageHeader, SearchField, Skeleton } from '@klopt/ui'
import { MessageCircleQuestionMark, SearchX } from 'lucide-react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useCustomerView } from '../../app/session/use-customer-view.ts'
import { usePages } from '../../app/transport/use-pages.ts'
import { segmentCounts } from '../../shared/lists/segment-counts.ts'
import { exportsOf } from '../../shared/lists/exports-of.ts'
import { useExports } from '../../shared/lists/use-exports.ts'
import { FirmLook } from '../../shared/firms/firm-look.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { AskButton } from './ask-button.tsx'
import { QuestionCard } from './question-card.tsx'
import { questionsHref, questionsQuery, type QuestionsSearch } from './questions-search.ts'
import * as styles from './questions.css.ts'

export interface QuestionsScreenProps {
  administrationId: number
  filter: QuestionsSearch
  onFilter: (filter: QuestionsSearch) => void
}

/** What the bookkeeper asks, one under the other: answered by the client, put away by the bookkeeper. */
export function QuestionsScreen({ administrationId, filter, onFilter }: QuestionsScreenProps) {
  const isOfFirm = useCustomerView(administrationId) === 'firm'
  const title = isOfFirm ? 'Vragen aan je klant' : 'Vragen van je boekhouder'
  usePageTitle(title)
  const asked = { params: { administrationId }, query: questionsQuery(filter) }
  const pages = usePages(contract.questions.list, asked)
  const exports = useExports(contract.questions.export, asked)
  const countOf = segmentCounts(pages.first?.segments)
  // Nothing was ever asked: there is nothing to divide or search, and the button stands where that is said.
  const isBare = pages.first?.segments?.all.count === 0 && filter.search === undefined && filter.state === undefined
  const page = (
    <div className={styles.page} aria-busy={pages.isPending}>
      <PageHeader
        className={styles.header}
        title={title}
        description="Een antwoord boekt niets: je boekhouder gaat ermee verder."
        {...(isOfFirm && {
          description: 'Wat je vraagt staat bij de klant klaar, en gaat per mail als het even rust.',
          actions: !isBare && <AskButton administrationId={administrationId} about={GENERAL} />,
        })}
      />
      {!isBare && (
        <ListToolbar
          label="Welke vragen"
          segments={segmentChoices.map(({ id, state, label }) => ({
            id,
            label,
            href: questionsHref(administrationId, { ...filter, state }),
            current: state === filter.state,
            count: countOf(id),
          }))}
          search={
            <SearchField
              label="Zoek een vraag"
              placeholder="Woord of onderwerp"
              value={filter.search ?? ''}
              onSearch={(search) => onFilter({ ...filter, search: search === '' ? undefined : search })}
            />
          }
          exports={exportsOf(exports, pages.data !== undefined && pages.items.length === 0)}
        />
      )}
      {pages.isError && <LoadError error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.isPending && <Skeleton height="200px" />}
      {pages.data && pages.items.length === 0 && (
        <Card padding="none">
          <NoQuestions {...{ administrationId, filter, isOfFirm, isBare }} />
        </Card>
      )}
      <Cards administrationId={administrationId} questions={pages.items} isOfFirm={isOfFirm} />
      <LoadMore
        hasMore={pages.hasMore}
        isLoading={pages.isLoadingMore}
        onLoadMore={pages.loadMore}
        shownCount={pages.items.length}
        itemsName="vragen"
      />
    </div>
  )
  return isOfFirm ? page : <FirmLook administrationId={administrationId}>{page}</FirmLook>
}

const GENERAL = { subject: { kind: 'general' }, words: 'de administratie' } as const

const segmentChoices = [
  { id: 'open', state: undefined, label: 'Te beantwoorden' },
  { id: 'answered', state: 'answered', label: 'Beantwoord' },
  { id: 'closed', state: 'closed', label: 'Klaar' },
  { id: 'all', state: 'all', label: 'Alles' },
] as const

interface CardsProps {
  administrationId: number
  questions: readonly Question[]
  isOfFirm: boolean
}

function Cards({ administrationId, questions, isOfFirm }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {questions.map((question, index) => (
        <li key={question.id}>
          <Card>
            <QuestionCard {...{ administrationId, question, isOfFirm }} isFirst={index === 0} />
          </Card>
        </li>
      ))}
    </ul>
  )
}

interface NoQuestionsProps {
  administrationId: number
  filter: QuestionsSearch
  isOfFirm: boolean
  isBare: boolean
}

function NoQuestions({ administrationId, filter: { search, state }, isOfFirm, isBare }: NoQuestionsProps) {
  if (search !== undefined) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Geen vraag past bij ‘{search}’.
      </EmptyState>
    )
  }
  if (state !== undefined) {
    return (
      <EmptyState icon={MessageCircleQuestionMark} title="Geen vragen">
        Hier staat op dit moment niets.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={MessageCircleQuestionMark}
      title="Er wacht geen vraag"
      {...(isOfFirm && isBare && { action: <AskButton administrationId={administrationId} about={GENERAL} /> })}
    >
      {isOfFirm
        ? 'Vraag iets met de knop, of druk op V bij een bankregel, document of boeking.'
        : 'Als je boekhouder iets wil weten, staat het hier en krijg je een mail.'}
    </EmptyState>
  )
}
