import type { Context } from 'hono'
import { type Api, problems, requestLanguage } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { toolResponses } from './answer-contract.ts'
import { type ToolRequest, toolRequests } from './contract.ts'
import type { ToolName } from './domain/tool-types.ts'
import { toolFieldProblems } from './field-messages.ts'
import type { Tools } from './service.ts'

/** Summary and rules of each endpoint for its OpenAPI description. */
const about: Record<ToolName, { summary: string; description: string }> = {
  solar: {
    summary: 'Production of a roof in the typical year',
    description:
      'Hay-Davies transposition, Martin-Ruiz reflection, Faiman temperature, Huld module model, 14 % losses all-in (inverter included). Weather: the typical year of Málaga airport, on a UTC+1 clock; months follow the clock of Spain.',
  },
  battery: {
    summary: 'Self-consumption of a home with panels and battery, hour by hour',
    description:
      'Load of an hour = annualKwh · shape[h] · factor[m] / the sum of the same over the year, h in civil time of 2026. Hourly, in order: net = PV - load. If net ≥ 0: charge c = min(net, batteryKw · 1 h, (capacity - stored)/e), stored += c·e, export net - c. Else discharge d = min(-net, batteryKw · 1 h, stored·e), stored -= d/e, import -net - d. e = √roundTripEfficiency; stored = 0 on 1 January; one pass; no grid charging, standby or ageing (the quote adds standby and ageing). selfConsumption = (PV - export)/PV; selfSufficiency = (load - import)/load.',
  },
  'bill-cost': {
    summary: 'Electricity bills to the cent: a month, a year, or a home by its hourly shape',
    description:
      'Each printed line is rounded half up to the cent: power = kW · EUR/kW·year · days/365 (or EUR/kW·day · days) per period; energy per period; compensation = min(surplus · price, energy term), per month; social-bonus funding by day at its dated rate in one rounding; electricity tax = max(rate · base, 0.001 EUR/kWh), base = power + energy - compensation (+ bonus funding when bonusInIeeBase); meter = EUR/month · 12 · days/365; VAT on everything. A year always has 365 days. With months[] a year; with kwh or surplusKwh a month; with a shape or habits the periods follow from the hours, a year or, with start, the days asked for.',
  },
  pool: {
    summary: 'Heat, electricity and machine of a heated pool',
    description:
      'Hourly heat balance of the water: evaporation with wind and humidity, convection, long-wave to the sky, sun, fresh water, cover.',
  },
  cooling: {
    summary: 'Cold that a home needs, and the machine for it',
    description:
      'Hourly, ISO 13790 5R1C, sensible. The machine is sized for a design day that the typical year never reaches.',
  },
  heating: {
    summary: 'Heat that a home needs, and what a heat pump uses for it',
    description: 'Hourly, ISO 13790 5R1C; the heat pump follows the temperature of each hour at one flow temperature.',
  },
  'hot-water': {
    summary: 'Hot water with a heat-pump tank',
    description: 'Litres at 60 °C, mains water by month, standing losses, efficiency by air temperature.',
  },
  ev: {
    summary: 'Charging a car at home',
    description: 'Kilometres to energy at the wall; hours by strategy; the rest of the home takes the sun first.',
  },
  backup: {
    summary: 'What runs in a power cut, and for how long',
    description: 'Cuts begin at every hour of the year or month; sun first, then battery; followed for 72 hours.',
  },
  incentives: {
    summary: 'Aid by town and date, each with its source',
    description:
      'Only rules marked verified or single-source; nothing that has expired by completionDate. Where an amount is not known it is null and the answer says whom to ask. Income-tax deductions need Spanish income tax; town taxes do not.',
  },
}

const names = Object.keys(about).filter((name): name is ToolName => name in toolRequests)

/** POST /api/tools/{name}: the kernel's answers. Nothing is stored, so nothing is counted against the rate limit. */
export function toolsApi(api: Api, tools: Tools): void {
  for (const name of names) {
    const path = `/api/tools/${name}`
    api.openAPIRegistry.registerPath({
      method: 'post',
      path,
      tags: ['Tools'],
      ...about[name],
      request: { body: { required: true, content: { 'application/json': { schema: toolRequests[name] } } } },
      responses: {
        200: { description: 'The answer', content: { 'application/json': { schema: toolResponses[name] } } },
        ...problems(400, 413, 415, 422, 503),
      },
    })
    api.post(path, (c) => answer(c, name, tools))
  }
}

async function answer<Name extends ToolName>(c: Context, name: Name, tools: Tools): Promise<Response> {
  const body = await bodyOf(c)
  const schema = toolRequests[name]
  const parsed = schema.safeParse(body)
  const language = await requestLanguage(c)
  if (!parsed.success) {
    const fields = toolFieldProblems(parsed.error, schema, language, body)
    throw new Problem(422, 'invalid_fields', { fields })
  }
  const request: ToolRequest<Name> = parsed.data
  c.header('cache-control', 'no-store')
  c.header('content-language', language)
  return c.json(await tools.answer(name, request, language), 200)
}

/** A body that is missing is an empty one, so that the answer names the fields. Throws malformed_body on what is no JSON. */
async function bodyOf(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, 'malformed_body')
  }
}
