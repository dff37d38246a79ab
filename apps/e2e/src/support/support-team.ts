import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** What a member of staff does through the API, with the session of this page. */
export async function callAsStaff<Answer>(page: Page, method: 'GET' | 'POST', path: string, data?: unknown) {
  const response = await page.request.fetch(`/api/v2/admin/${path}`, {
    method,
    headers: { 'Idempotency-Key': randomUUID() },
    ...(data !== undefined && { data }),
  })
  expect(response.status(), `${method} ${path}: ${await response.text()}`).toBeLessThan(300)
  return (response.status() === 204 ? undefined : await response.json()) as Answer
}

const text = (words: string, href?: string) => ({
  type: 'text',
  text: words,
  ...(href !== undefined && { marks: [{ type: 'link', attrs: { href } }] }),
})
/** A text of one paragraph, of which a part may be a link. */
export const paragraph = (words: string, link?: { words: string; href: string }) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [text(words), ...(link ? [text(' '), text(link.words, link.href)] : [])] }],
})

interface Written {
  id: number
  version: number
}

/** Writes an article and publishes it; tells its number. */
export async function publishArticle(
  page: Page,
  { title, pages = [], document }: { title: string; pages?: string[]; document: unknown },
): Promise<number> {
  const article = { title, topic: 'vat', document, videoUrl: null, pages, keywords: '' }
  const { id, version } = await callAsStaff<Written>(page, 'POST', 'articles/create', article)
  await callAsStaff(page, 'POST', `articles/${id}/state`, { state: 'published', version })
  return id
}

/** Answers the open ticket with this subject; tells its number. */
export async function answerTicket(page: Page, subject: string, words: string): Promise<number> {
  const queue = await callAsStaff<{ items: { id: number; subject: string }[] }>(
    page,
    'GET',
    `tickets?${new URLSearchParams({ state: 'open', search: subject })}`,
  )
  const id = queue.items.find((ticket) => ticket.subject === subject)?.id
  if (id === undefined) throw new Error(`No open ticket "${subject}" in the queue`)
  const { version } = await callAsStaff<Written>(page, 'GET', `tickets/${id}`)
  await callAsStaff(page, 'POST', `tickets/${id}/answer`, { document: paragraph(words), close: false, version })
  return id
}
