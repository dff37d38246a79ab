import { contract } from '@klopt/api-client/contract'
import { AppLink, buttonClassName, EmptyState, PageHeader } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useRouterState } from '@tanstack/react-router'
import { CircleQuestionMark, Clock, Ellipsis, Settings } from 'lucide-react'
import { Fragment, useEffect, type ReactNode } from 'react'
import { forgetRoleOutside, useActingUser } from '../app/session/acting-as.ts'
import { administrationAddress, type PlacePath } from '../app/routing/address.ts'
import { query } from '../app/transport/api.ts'
import { customerViewOf } from '../app/session/customer-view.ts'
import { isMissing } from '../app/errors/failures.ts'
import type { CurrentUser } from '../app/session/session.ts'
import { useAdministration } from '../app/session/use-administration.ts'
import { settingsPages } from '../shared/administrations/settings-pages.ts'
import { useRefusedRole } from '../features/staff/use-refused-role.ts'
import { AdministrationSwitch } from './administration-switch.tsx'
import { AdministrationView } from './administration-view.tsx'
import { Frame } from './frame.tsx'
import { bookkeepingPlaces, isFor, isInBar, isOfFirm, isOfHours, places, reportPlaces, type Place } from './menu.ts'
import { NoAccess } from './no-access.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SubscriptionBanner } from './subscription-banner.tsx'
import { TopBar } from './top-bar.tsx'
import { useGuardsAgain } from './use-guards-again.ts'

export interface AdministrationLayoutProps {
  user: CurrentUser
  administrationId: number
  /** Above every screen: what becomes of the administration. */
  notice?: ReactNode
  children: ReactNode
}

/** The frame of an administration: the side menu (on a phone the bottom bar), the top bar, and the screen. */
export function AdministrationLayout({ user, administrationId, notice, children }: AdministrationLayoutProps) {
  const menu = usePlaces(user.id, administrationId)
  const actingAs = useActingUser(administrationId)
  useGuardsAgain(actingAs)
  const company = useAdministration(user, administrationId)?.company.name
  useEffect(() => forgetRoleOutside(administrationId), [administrationId])
  useRefusedRole(administrationId)
  // It was taken away while one was here.
  if (menu.isRefused) return <NoAccess />
  return (
    <Frame
      name={company}
      sections={[
        { items: menu.main },
        ...(menu.books.length > 0 ? [{ heading: 'Boekhouding', items: menu.books }] : []),
      ]}
      footer={menu.footer}
      header={(isCollapsed) => (
        <AdministrationSwitch user={user} administrationId={administrationId} collapsed={isCollapsed} />
      )}
      banner={menu.view && <AdministrationView user={user} administrationId={administrationId} view={menu.view} />}
      topBar={
        <TopBar
          user={user}
          administrationId={administrationId}
          places={menu.all}
          canSearch={menu.canBook}
          held={menu.held}
          isNamedAbove={menu.view !== null}
        />
      }
      notices={
        <>
          <SubscriptionBanner user={user} administrationId={administrationId} />
          {notice}
        </>
      }
      bottomBar={
        <PhoneBar key={administrationId} administrationId={administrationId} places={[...menu.bar, menu.more]} />
      }
    >
      {/* Through somebody else's eyes every screen starts afresh. */}
      <Fragment key={actingAs}>
        {menu.isHoursOnly && !menu.isOpenToAll ? (
          <HoursOnly administrationId={administrationId} isArriving={menu.isArriving} />
        ) : (
          children
        )}
      </Fragment>
    </Frame>
  )
}

/** For who may track hours and nothing else: whoever arrives where the books begin is led to them. */
function HoursOnly({ administrationId, isArriving }: { administrationId: number; isArriving: boolean }) {
  if (isArriving) {
    return <Navigate to="/v2/administrations/$administrationId/hours" params={{ administrationId }} replace />
  }
  return (
    <>
      <PageHeader title="Geen toegang tot de boeken" />
      <EmptyState
        icon={Clock}
        title="Je houdt hier alleen je eigen uren bij"
        action={
          <AppLink
            href={administrationAddress(administrationId, 'hours')}
            className={buttonClassName({ variant: 'primary' })}
          >
            Naar je uren
          </AppLink>
        }
      >
        Vraag de hoofdgebruiker om meer toegang als je ook facturen of de bank wilt zien.
      </EmptyState>
    </>
  )
}

/** The places a user may go to, with what waits there. */
function usePlaces(userId: number, administrationId: number) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const access = useQuery({
    ...query(contract.users.administrationAccess, { params: { userId, administrationId } }),
    // A menu that stays empty says nothing of its own.
    meta: { errors: 'modal' },
    // Through other eyes the menu of the same administration stays until theirs is there.
    placeholderData: (before, asked) => (isOf(asked?.queryKey, administrationId) ? before : undefined),
  })
  const held = access.data?.permissions.map((permission) => permission.type) ?? []
  const books = useQuery({
    ...query(contract.bank.books, { params: { administrationId } }),
    enabled: held.includes('BOOKING'),
  })
  const documents = useQuery({
    ...query(contract.documents.list, { params: { administrationId }, query: { state: 'unprocessed' } }),
    enabled: held.includes('BOOKING'),
  })
  const questions = useQuery({
    ...query(contract.questions.list, { params: { administrationId }, query: { state: 'open' } }),
    enabled: held.includes('BOOKING'),
  }).data?.segments
  const view = customerViewOf(access.data?.permissions ?? [])
  const isThere = (place: Place) => {
    if (isOfFirm(place)) return view === 'firm'
    // Who has no bookkeeper who asks has no place for it.
    return place.path !== 'questions' || view === 'firm' || (questions?.all.count ?? 0) > 0
  }
  const counts: Readonly<Record<string, number | undefined>> = {
    bank: books.data?.reduce((sum, book) => sum + book.waiting, 0),
    purchases: documents.data?.counts?.unprocessed,
    questions: view === 'firm' ? questions?.answered.count : questions?.open.count,
  }
  const hrefOf = (path: PlacePath) => administrationAddress(administrationId, path)
  const item = ({ path, label, icon }: Pick<Place, 'path' | 'label' | 'icon'>) => ({
    label,
    icon,
    href: hrefOf(path),
    current: isUnder(pathname, hrefOf(path)),
    count: counts[path] ?? 0,
  })
  const allowed = (list: readonly Place[]) => list.filter((place) => isFor(held, place) && isThere(place)).map(item)
  const main = allowed(places)
  const bookkeeping = allowed(bookkeepingPlaces)
  const settings = item({ path: 'settings', label: 'Instellingen', icon: Settings })
  // One of them has an address of its own.
  const isAmongSettings = settings.current || settingsPages.some(({ path }) => isUnder(pathname, hrefOf(path)))
  const footer = [
    item({ path: 'support', label: 'Help', icon: CircleQuestionMark }),
    ...(held.includes('ADMIN') ? [{ ...settings, current: isAmongSettings }] : []),
  ]
  const canBook = held.includes('BOOKING')
  const ofHours = held.includes('TIME_TRACKING') ? places.filter(isOfHours) : []
  return {
    held,
    isRefused: isMissing(access.error),
    view,
    canBook,
    isHoursOnly: access.data !== undefined && !canBook,
    isOpenToAll: [...openToAll, ...ofHours.map(({ path }) => path)].some((path) => isUnder(pathname, hrefOf(path))),
    isArriving: pathname === hrefOf('dashboard') && ofHours.length > 0,
    main,
    bar: allowed(places.filter(canBook ? isInBar : isOfHours)),
    books: bookkeeping,
    footer,
    all: [...main, ...bookkeeping, ...allowed(reportPlaces), ...footer],
    more: item({ path: 'more', label: 'Meer', icon: Ellipsis }),
  }
}

/** Help, one's tickets and the rest of a phone's menu are for whoever is in the administration. */
const openToAll: readonly PlacePath[] = ['more', 'support', 'tickets']

const isUnder = (pathname: string, href: string) => `${pathname}/`.startsWith(`${href}/`)

function isOf(queryKey: readonly unknown[] | undefined, administrationId: number): boolean {
  const input = queryKey?.at(-1) as { params?: { administrationId?: number } } | undefined
  return input?.params?.administrationId === administrationId
}
