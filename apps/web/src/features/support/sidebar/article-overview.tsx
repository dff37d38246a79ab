import { Icon, Link, SearchField, Skeleton, visuallyHidden } from '@klopt/ui'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LoadError } from '../../../shell/load-error.tsx'
import { helpCentrePath } from '../../../shell/article/article-links.ts'
import { useArticles } from '../articles/article-queries.ts'
import { useSupportSettings } from '../use-support-settings.ts'
import type { ArticlesTabProps } from './types.ts'
import { ContactBox } from './contact-box.tsx'
import * as styles from './sidebar.css.ts'

/** The pause in typing after which help is searched, in ms (specification, section 9). */
const SEARCH_PAUSE_MS = 1000

/** What there is to read for this page or this search, and whom to ask otherwise. */
export function ArticleOverview({ place, reading, isShown }: ArticlesTabProps) {
  const { administrationId } = place
  const { search } = reading
  return (
    <div className={styles.stack}>
      <SearchField
        label="Zoek in de artikelen"
        placeholder="Waar zoek je hulp bij?"
        debounceMs={SEARCH_PAUSE_MS}
        maxLength={200}
        value={search}
        onSearch={reading.setSearch}
      />
      <Articles place={place} reading={reading} isShown={isShown} />
      <AllArticles administrationId={administrationId} />
      {administrationId !== null && <ContactBox administrationId={administrationId} />}
    </div>
  )
}

function Articles({ place, reading, isShown }: ArticlesTabProps) {
  const { search } = reading
  const isSearch = search !== ''
  const filter = { url: place.url, ...(isSearch && { query: search }) }
  const articles = useArticles(place.administrationId, filter, { enabled: isShown })
  const list = useReturn(reading)
  const heading = isSearch ? 'Gevonden' : 'Bij deze pagina'
  const count = articles.data?.length ?? 0
  return (
    <section aria-label={heading} aria-busy={articles.isFetching}>
      <p role="status" className={visuallyHidden}>
        {isSearch && articles.isSuccess && !articles.isPlaceholderData && foundText(count)}
      </p>
      <h3 className={styles.listHeading}>{heading}</h3>
      {articles.data ? (
        <>
          {count === 0 && <p className={styles.text}>{emptyText(search)}</p>}
          <ul ref={list} className={styles.list}>
            {articles.data.map(({ id, title }) => (
              <li key={id}>
                <button type="button" data-article={id} className={styles.row} onClick={() => reading.open(id)}>
                  {title}
                  <Icon of={ChevronRight} className={styles.chevron} />
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : articles.isError ? (
        <LoadError error={articles.error} onRetry={() => void articles.refetch()} />
      ) : (
        <Skeleton height="220px" />
      )}
    </section>
  )
}

/** Back from an article one goes on at the title that led to it. */
function useReturn({ returnsFrom, hasReturned }: ArticlesTabProps['reading']) {
  const list = useRef<HTMLUListElement>(null)
  const latest = useRef(hasReturned)
  useEffect(() => {
    latest.current = hasReturned
  })
  useEffect(() => {
    if (returnsFrom === null) return
    const title = list.current?.querySelector<HTMLElement>(`[data-article="${returnsFrom}"]`)
    const place = title ?? document.activeElement?.closest<HTMLElement>('[role=tabpanel]')
    place?.focus({ preventScroll: title == null })
    latest.current()
  }, [returnsFrom])
  return list
}

const foundText = (count: number) =>
  count === 0 ? 'Geen artikelen gevonden.' : count === 1 ? '1 artikel gevonden.' : `${count} artikelen gevonden.`

const emptyText = (search: string) =>
  search === ''
    ? 'Voor deze pagina is er nog geen artikel. Zoek hierboven in alle artikelen.'
    : `Geen artikel past bij ‘${search}’. Probeer het met andere woorden.`

/** Who has no administration selected reads them on the external site, when there is one. */
function AllArticles({ administrationId }: { administrationId: number | null }) {
  const helpUrl = useSupportSettings()?.helpUrl
  if (administrationId === null && helpUrl != null) {
    return (
      <p className={styles.text}>
        <Link href={helpUrl} external>
          Toon alle artikelen
        </Link>
      </p>
    )
  }
  return (
    <p className={styles.text}>
      <Link href={helpCentrePath(administrationId)}>Toon alle artikelen</Link>
    </p>
  )
}
