// @vitest-environment happy-dom
import { askConfirmation, toast } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { documentOf } from '../../../shared/rich-text/rich-text-documents.ts'
import type { EditedArticle } from './article-draft.ts'
import { useArticle } from './use-article.ts'

const navigated = vi.hoisted(() => vi.fn())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => navigated as never,
  useBlocker: (() => {}) as never,
}))
vi.mock(import('@klopt/ui'), async (original) => ({ ...(await original()), askConfirmation: vi.fn() }))

beforeEach(() => void vi.spyOn(toast, 'success').mockReturnValue(''))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  navigated.mockReset()
  queryClient.clear()
})

const written = {
  title: 'Btw aangeven',
  topic: 'VAT',
  document: documentOf('Zo doe je het.'),
  videoUrl: null,
  pages: [],
  keywords: '',
}
const kept = { ...written, id: 5, version: 3, state: 'draft' } as Partial<EditedArticle> as EditedArticle
const refused = (status: number, body: object) => Response.json({ message: 'Nee', ...body }, { status })

/** The editor, and what it sent. `answer` speaks for the server. */
function editor(article: EditedArticle | null, answer: () => Response | undefined = () => undefined) {
  const sent: { call: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    sent.push({ call: `${method} ${path.split('/').slice(-2).join('/')}`, body: JSON.parse(body) })
    return answer() ?? Response.json({ id: 5, version: 3 + sent.length })
  })
  const onCreated = vi.fn()
  const { result } = renderHook(() => useArticle(article, onCreated), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const doing = (what: (state: typeof result.current) => unknown) =>
    act(async () => {
      await what(result.current)
    })
  const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
  return { state: () => result.current, doing, isSo, sent, onCreated }
}

test('a new article is made once, and saved from then on by the version it has', async () => {
  const { state, doing, sent, onCreated } = editor(null)
  await doing(({ set }) => set({ title: ' Btw aangeven ', topic: 'VAT' as never }))
  expect(state().isDirty).toBe(true)
  await doing(({ submit }) => submit())
  expect(onCreated).toHaveBeenCalledExactlyOnceWith(5)
  expect(toast.success).toHaveBeenLastCalledWith('Opgeslagen als concept')
  expect(state()).toMatchObject({ isNew: false, isDirty: false })
  await doing(({ set }) => set({ keywords: 'btw' }))
  await doing(({ submit }) => submit())
  expect(toast.success).toHaveBeenLastCalledWith('Artikel opgeslagen')
  expect(sent.map(({ body }) => [body['title'], body['version']])).toEqual([
    ['Btw aangeven', undefined],
    ['Btw aangeven', 4],
  ])
  expect(onCreated).toHaveBeenCalledOnce()
})

test('what is not filled in is said at its part until it is, and nothing is sent', async () => {
  const { state, doing, sent } = editor(null)
  await doing(({ submit }) => submit())
  expect(state().problems).toEqual({ title: 'Dit veld mag niet leeg zijn', topic: 'Kies een rubriek' })
  await doing(({ set }) => set({ title: 'Btw' }))
  expect(state().problems).toEqual({ topic: 'Kies een rubriek' })
  expect(sent).toEqual([])
  expect(toast.success).not.toHaveBeenCalled()
})

test('a refusal stands at its part, and one of no part above the form; what was written stays', async () => {
  const answers = [refused(422, { code: 90_001, fields: { keywords: 'Te lang' } }), refused(409, { code: 90_002 })]
  const { state, doing } = editor(kept, () => answers.shift())
  await doing(({ set }) => set({ keywords: 'btw' }))
  await doing(({ submit }) => submit())
  expect(state()).toMatchObject({ problems: { keywords: 'Te lang' }, failure: null, isDirty: true })
  await doing(({ submit }) => submit())
  expect(state().failure).toEqual({ message: 'Nee', isConflict: true })
  expect(state().draft.keywords).toBe('btw')
  expect(toast.success).not.toHaveBeenCalled()
})

test('publishing takes along what was written since, by the version that saving gave', async () => {
  const { state, doing, isSo, sent } = editor(kept)
  await doing(({ set }) => set({ keywords: 'btw' }))
  await doing(({ publish }) => publish(true))
  await isSo(() => expect(state().state).toBe('published'))
  expect(sent.map(({ body }) => body['version'])).toEqual([3, 4])
  await doing(({ publish }) => publish(false))
  await isSo(() => expect(state().state).toBe('draft'))
  expect(sent.at(-1)?.body).toEqual({ state: 'draft', version: 5 })
  expect(sent).toHaveLength(3)
})

test('what could not be saved is not published', async () => {
  const { state, doing, sent } = editor(kept, () => refused(422, { code: 90_001, fields: { title: 'Nee' } }))
  await doing(({ set }) => set({ title: 'x' }))
  await doing(({ publish }) => publish(true))
  expect(sent).toHaveLength(1)
  expect(state().state).toBe('draft')
})

test('a concept is thrown away once that is confirmed, and its screen is left', async () => {
  vi.mocked(askConfirmation).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const { doing, isSo, sent } = editor(kept)
  await doing(({ throwAway }) => throwAway())
  expect(sent).toEqual([])
  await doing(({ throwAway }) => throwAway())
  await isSo(() => expect(navigated).toHaveBeenCalledWith({ href: '/v2/admin/articles', replace: true }))
  expect(sent).toMatchObject([{ body: { version: 3 } }])
})
