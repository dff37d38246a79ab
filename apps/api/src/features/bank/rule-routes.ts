import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { route } from '../../kernel/route.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { listRules } from './list-rules.ts'
import { previewConditions } from './preview-rule.ts'
import { ruleTable } from './rule-table.ts'
import { runRule } from './run-rule.ts'
import { addRule, conditionsOfInput, deleteRule, pauseRule, saveRule } from './save-rule.ts'

const access = administration('BOOKING')

/** Rules of bank lines: seen, tried, changed, paused and removed. */
export const ruleRoutes = [
  route(contract.bank.rules, { access, handle: ({ db, administrationId }) => listRules(db, administrationId) }),

  route(contract.bank.exportRules, {
    access,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: async ({ db, administrationId, user, input: { query } }) =>
      keepTable(user.id, ruleTable(await listRules(db, administrationId), query), query.format),
  }),

  route(contract.bank.createRule, {
    access,
    handle: async ({ db, administrationId, now, audit, input: { body } }) => {
      const created = await addRule(db, { administrationId, now }, body)
      audit('create', 'bank_rule', created.id, body)
      return created
    },
  }),

  route(contract.bank.previewNewRule, {
    access,
    changesNothing: true,
    handle: ({ db, administrationId, today, input: { body } }) =>
      previewConditions(db, { administrationId, today }, conditionsOfInput(body)),
  }),

  route(contract.bank.previewRule, {
    access,
    changesNothing: true,
    handle: async ({ db, administrationId, today, input: { params, body } }) => {
      const rule = (await listRules(db, administrationId)).find(({ id }) => id === params.ruleId)
      if (!rule) throw new ApiError('not_found')
      return previewConditions(db, { administrationId, today }, conditionsOfInput(body ?? rule))
    },
  }),

  route(contract.bank.saveRule, {
    access,
    handle: async ({ db, audit, input: { params, body } }) => {
      const saved = await saveRule(db, { ...params, version: body.version }, body)
      audit('update', 'bank_rule', params.ruleId, body)
      return saved
    },
  }),

  route(contract.bank.pauseRule, {
    access,
    handle: async ({ db, now, audit, input: { params, body } }) => {
      const paused = await pauseRule(db, { ...params, version: body.version }, body.paused ? now : null)
      audit(body.paused ? 'pause' : 'resume', 'bank_rule', params.ruleId)
      return paused
    },
  }),

  route(contract.bank.deleteRule, {
    access,
    handle: async ({ db, now, audit, input: { params, body } }) => {
      await deleteRule(db, { ...params, version: body.version }, now)
      audit('delete', 'bank_rule', params.ruleId)
    },
  }),

  route(contract.bank.runRule, {
    access,
    handle: async (context) => {
      const { db, now, user, input } = context
      const key = { ...input.params, version: input.body.version }
      const done = await runRule(db, { administrationId: key.administrationId, userId: user.id, now }, key, (id) =>
        context.audit('process', 'bank_transaction', id, { rule: key.ruleId }),
      )
      if (done.processed === 0) context.unchanged()
      return done
    },
  }),
]
