import type { HeaderAction, MenuAction, MenuEntry } from '@klopt/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { queryClient } from '../app/transport/api.ts'

interface Shown {
  /** The secondary buttons. */
  besides: readonly HeaderAction[]
  actions: ReactNode
  /** What stands under '…', shown as buttons beside the others. */
  more: readonly MenuEntry[]
  layers: ReactNode
}

export interface SentCall {
  path: string
  body: unknown
}

/** Shows what a hook offers to do with one thing. Answers what is sent; `answer` speaks for the server. */
export function showActions(useActions: () => Shown, answer: (path: string) => Response) {
  const sent: SentCall[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    sent.push({ path, body: JSON.parse(body ?? 'null') })
    return answer(path)
  })
  function Actions() {
    const { besides, actions, more, layers } = useActions()
    return (
      <>
        {besides.map(({ label, loading, onSelect }) => (
          <button key={label} type="button" disabled={loading} onClick={onSelect}>
            {label}
          </button>
        ))}
        {actions}
        {more.map((entry) => {
          const { label, disabled, onSelect } = entry as MenuAction
          return (
            <button key={label} type="button" disabled={disabled} onClick={onSelect}>
              {label}
            </button>
          )
        })}
        {layers}
      </>
    )
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Actions />
    </QueryClientProvider>,
  )
  return { sent, press: (name: string) => act(async () => void fireEvent.click(screen.getByText(name))) }
}

/** What can be pressed, in order. */
export const shownButtons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

/** What is open over the screen. */
export const shownLayer = () => screen.queryByRole('dialog')?.firstChild?.textContent
