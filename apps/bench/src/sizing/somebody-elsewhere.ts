import { TestClient } from '@klopt/api/testing'

/** Each call from another address, so that no limit of one is met. */
export class SomebodyElsewhere extends TestClient {
  #calls = 0

  override request(...[method, path, options = {}]: Parameters<TestClient['request']>) {
    const from = `10.0.${(this.#calls += 1) % 200}.1`
    return super.request(method, path, { ...options, headers: { ...options.headers, 'x-forwarded-for': from } })
  }
}
