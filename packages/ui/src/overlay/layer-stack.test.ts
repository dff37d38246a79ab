import { describe, expect, test, vi } from 'vitest'
import { createLayerStack } from './layer-stack.ts'
import type { CloseReason, Layer, LayerKind, OverlayEvent } from './overlay-types.ts'

function setUp() {
  const stack = createLayerStack()
  const events: OverlayEvent[] = []
  stack.on((event) => events.push(event))
  const asked: [string, CloseReason][] = []
  const layer = (id: string, kind: LayerKind, options: { type?: string; stays?: boolean } = {}): Layer => ({
    id,
    kind,
    type: options.type,
    requestClose: (reason) => {
      asked.push([id, reason])
      if (options.stays) return false
      stack.close(id)
      return true
    },
  })
  return { stack, events, asked, layer, ids: () => stack.getLayers().map(({ id }) => id) }
}

describe('the stack of overlays', () => {
  test('tells of panes and modals that open and of every overlay that closes', () => {
    const { stack, events, layer } = setUp()
    stack.open(layer('p', 'pane', { type: 'ticket' }))
    stack.open(layer('m', 'modal'))
    stack.close('m')
    stack.resize(800)
    expect(events).toEqual([
      { type: 'pane-opened', id: 'p', paneType: 'ticket' },
      { type: 'modal-opened', id: 'm' },
      { type: 'overlay-closed', id: 'm', kind: 'modal' },
      { type: 'resized', widthPx: 800 },
    ])
  })

  test('gives one Escape to one layer, the top one', () => {
    const { stack, asked, events, layer, ids } = setUp()
    stack.open(layer('p', 'pane'))
    stack.open(layer('m', 'modal'))
    expect(stack.pressEscape()).toBe(true)
    expect(asked).toEqual([['m', 'escape']])
    expect(ids()).toEqual(['p'])
    expect(events).toContainEqual({ type: 'closed-by-key', id: 'm', kind: 'modal' })
  })

  test('leaves Escape to the page when nothing is open', () => {
    expect(setUp().stack.pressEscape()).toBe(false)
  })

  test('keeps a layer whose owner refuses, and does not pass Escape on to the one below', () => {
    const { stack, events, asked, layer, ids } = setUp()
    stack.open(layer('p', 'pane'))
    stack.open(layer('m', 'modal', { stays: true }))
    expect(stack.pressEscape()).toBe(true)
    expect(ids()).toEqual(['p', 'm'])
    expect(asked).toEqual([['m', 'escape']])
    expect(events.map(({ type }) => type)).not.toContain('closed-by-key')
  })

  test('lets a pane replace a pane of its own type on top', () => {
    const { stack, asked, layer, ids } = setUp()
    stack.open(layer('a', 'pane', { type: 'contact' }))
    stack.open(layer('b', 'pane', { type: 'contact' }))
    expect(ids()).toEqual(['b'])
    expect(asked).toEqual([['a', 'replaced']])
  })

  test('stacks panes of different types, of no type, and with something in between', () => {
    const { stack, layer, ids } = setUp()
    stack.open(layer('a', 'pane', { type: 'contact' }))
    stack.open(layer('b', 'pane', { type: 'invoice' }))
    stack.open(layer('c', 'pane', { type: 'contact' }))
    stack.open(layer('d', 'pane'))
    stack.open(layer('e', 'pane'))
    stack.open(layer('m', 'modal'))
    expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e', 'm'])
  })

  test('puts the new pane on top when the old one refuses to go, so that nothing typed is lost', () => {
    const { stack, layer, ids } = setUp()
    stack.open(layer('a', 'pane', { type: 'contact', stays: true }))
    stack.open(layer('b', 'pane', { type: 'contact' }))
    expect(ids()).toEqual(['a', 'b'])
  })

  test('dismisses a tooltip when something opens over it', () => {
    const { stack, layer, ids } = setUp()
    stack.open(layer('t', 'tooltip'))
    stack.open(layer('m', 'modal'))
    expect(ids()).toEqual(['m'])
  })

  test('leaves a tooltip alone when another opens, as from inside it', () => {
    const { stack, asked, layer, ids } = setUp()
    stack.open(layer('t', 'tooltip'))
    stack.open(layer('u', 'tooltip'))
    expect(asked).toEqual([])
    expect(ids()).toEqual(['t', 'u'])
  })

  test('keeps a pane while what stands beside it refuses to go, and asks the companion first', () => {
    const { stack, asked, layer, ids } = setUp()
    stack.open(layer('pane', 'pane'))
    stack.open({ ...layer('viewer', 'pane', { stays: true }), besideId: 'pane' })
    expect(stack.requestClose('pane', 'escape')).toBe(false)
    expect(asked).toEqual([['viewer', 'escape']])
    expect(ids()).toEqual(['pane', 'viewer'])
  })

  test('takes the companion of a pane along', () => {
    const { stack, asked, layer, ids } = setUp()
    stack.open(layer('pane', 'pane'))
    stack.open({ ...layer('viewer', 'pane'), besideId: 'pane' })
    expect(stack.requestClose('pane', 'escape')).toBe(true)
    expect(asked.map(([id]) => id)).toEqual(['viewer', 'pane'])
    expect(ids()).toEqual([])
  })

  test('tells nobody about a layer that is not there and nothing after unsubscribing', () => {
    const { stack, events, layer } = setUp()
    const onChange = vi.fn<() => void>()
    const stop = stack.subscribe(onChange)
    stack.close('nowhere')
    stop()
    stack.open(layer('m', 'modal'))
    expect(onChange).not.toHaveBeenCalled()
    expect(events).toEqual([{ type: 'modal-opened', id: 'm' }])
  })
})
