import { composeStories } from '@storybook/react-vite'
import { startCapture } from '@klopt/screenshare/capture'
import { createMirror, createParser } from '@klopt/screenshare/mirror'
import { boxesOf, differences } from '@klopt/screenshare/testing'
import type { ComponentType } from 'react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true })
const parse = createParser('klopt-mirror-of-stories')

// Over what the mouse was left by another file would be shown what shows under a pointer, which the mirror has none of.
beforeAll(() => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 }))

/** A frame as large as this page, in which the page is mirrored. */
async function openMirror() {
  const around = document.createElement('div')
  around.dataset['privacy'] = 'ignore'
  around.style.cssText = `position: fixed; inset: 0; visibility: hidden; z-index: -1; width: ${innerWidth}px; height: ${innerHeight}px`
  const frame = document.createElement('iframe')
  frame.srcdoc = '<!doctype html><html lang="nl"><head><title>Scherm</title></head><body></body></html>'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  around.append(frame)
  document.body.append(around)
  await loaded
  onTestFinished(() => around.remove())
  return { frame, mirror: createMirror({ frame, parse, requestCapture: () => {} }) }
}

for (const [path, file] of Object.entries(files)) {
  const stories = composeStories(file) as Record<string, ComponentType>
  for (const [name, Story] of Object.entries(stories)) {
    test(`${path.slice(3)}: ${name} lies in the mirror of a shared screen as on the page`, async () => {
      await render(<Story />)
      for (const element of document.querySelectorAll('*'))
        if (element.clientHeight > 20 && element.scrollHeight > element.clientHeight) element.scrollTop = 30
      const { frame, mirror } = await openMirror()
      const capture = startCapture({
        document,
        intervalMs: 20,
        throttleMs: 20,
        send: (event, payload) => {
          if (event === 'capture') mirror.apply(payload as never)
          if (event === 'scroll') mirror.scroll(payload as never)
        },
      })
      onTestFinished(() => {
        capture.stop()
        mirror.stop()
      })
      await document.fonts.ready
      await expect.poll(() => differences(boxesOf(document), boxesOf(frame)).slice(0, 5)).toEqual([])
    })
  }
}
