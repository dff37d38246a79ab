import { expect, test } from 'vitest'
import { errorCatalogue } from '../errors/index.ts'
import { allCalls, pathParamNames } from './index.ts'

test('no two calls share a method and path', () => {
  const routes = allCalls.map(({ call }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(routes).size).toBe(routes.length)
})

test('reads carry no body and make nothing stale; writes are the only ones with an idempotency key', () => {
  for (const { name, call } of allCalls) {
    if (call.method === 'POST') continue
    expect({ name, body: call.body, stale: call.stale, idempotent: call.idempotent }).toEqual({
      name,
      body: null,
      stale: [],
      idempotent: false,
    })
  }
})

test('calls of an administration name it in their path', () => {
  for (const { call } of allCalls) {
    if (call.path.includes('/administrations/{')) expect(pathParamNames(call.path)[0]).toBe('administrationId')
  }
})

test('every code of the catalogue stands for one error and has a message', () => {
  const codes = Object.values(errorCatalogue).map((entry) => entry.code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const entry of Object.values(errorCatalogue)) {
    expect(entry.message.length).toBeGreaterThan(10)
    expect(entry.status).toBeGreaterThanOrEqual(400)
  }
})
