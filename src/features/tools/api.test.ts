import { describe, expect, test } from 'vitest'
import { createApi } from '#src/shared/http/api.ts'
import { createLog } from '#src/shared/log/log.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { toolResponses } from './answer-contract.ts'
import { toolsApi } from './api.ts'
import type { ToolName } from './domain/tool-types.ts'
import { answerTool } from './domain/tools.ts'
import { Tools } from './service.ts'

const weather = malagaYear()
const api = createApi(createLog('silent'))
toolsApi(api, new Tools({ answerTool: async (name, input, today) => answerTool(name, input, { weather, today }) }))
const names = Object.keys(toolResponses).filter((name): name is ToolName => name in toolResponses)

async function post(name: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return api.request(`/api/tools/${name}`, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/json', 'content-length': String(text.length), ...headers },
  })
}

interface Problem {
  code: string
  fields: { field: string; code: string; message: string }[]
}
async function refused(name: string, body: unknown): Promise<Record<string, string>> {
  const response = await post(name, body)
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  const { code, fields } = (await response.json()) as Problem
  expect(code).toBe('invalid_fields')
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]))
}

/** Every number in an answer, with its path. */
function numbersIn(value: unknown, path = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((one, index) => numbersIn(one, `${path}.${index}`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => numbersIn(one, `${path}.${key}`))
  return typeof value === 'number' ? [[path, value]] : []
}

describe.each(names)('%s', (name) => {
  test('answers with nothing but a town, in the shape it publishes, with its defaults listed and ranges in order', async () => {
    const response = await post(name, { town: 'estepona' })
    expect(response.status).toBe(200)
    const answer: unknown = await response.json()
    expect(toolResponses[name].strict().parse(answer)).toEqual(answer)
    for (const [path, number] of numbersIn(answer)) expect(Number.isFinite(number), path).toBe(true)
    const { assumptions } = toolResponses[name].parse(answer)
    expect(assumptions.filter(({ field }) => field !== undefined).length).toBeGreaterThan(0)
    for (const { text } of assumptions) expect(text).not.toMatch(/[{}]|undefined|NaN/)
    for (const [key, range] of Object.entries(Object(answer)))
      if (key.endsWith('Range') || key === 'hours') {
        const { p10, p50, p90 } = Object(range)
        expect(p90, key).toBeLessThanOrEqual(p50)
        expect(p50, key).toBeLessThanOrEqual(p10)
      }
  })

  test('speaks Spanish when asked to', async () => {
    const response = await post(name, { town: 'estepona', language: 'es' })
    expect(response.headers.get('content-language')).toBe('es')
    const answer = toolResponses[name].parse(await response.json())
    expect(answer.assumptions.map(({ text }) => text).join(' ')).toMatch(/No se ha indicado/)
    const byHeader = await post(name, { town: 'estepona' }, { 'accept-language': 'es-ES,es;q=0.9' })
    expect(toolResponses[name].parse(await byHeader.json())).toEqual(answer)
  })

  test('refuses an unknown town and a missing body, naming the towns', async () => {
    const towns = /^Choose one of: marbella, .*torremolinos$/
    expect((await refused(name, { town: 'atlantis' })).town).toMatch(towns)
    expect((await refused(name, '')).town).toMatch(towns)
    expect((await refused(name, '{}')).town).toMatch(towns)
    for (const body of ['null', '[]', '"text"', '7']) expect(Object.keys(await refused(name, body))).toEqual([''])
    expect((await refused(name, { town: 5, language: 'es' })).town).toMatch(/^Elige una de estas opciones: marbella/)
  })
})

test('numbers out of range, as text or infinite are refused with the allowed range', async () => {
  expect(
    await refused('solar', { town: 'marbella', tiltDeg: '20', azimuthDeg: 181, kwp: -5, mounting: 'glued' }),
  ).toEqual({
    tiltDeg: 'Enter a number from 0 to 90',
    azimuthDeg: 'Enter a number from -180 to 180',
    kwp: 'Enter a number from 0.1 to 1,000',
    mounting: 'Choose one of: free-standing, building-integrated',
  })
  expect(await refused('battery', '{"town":"marbella","annualKwh":1e9,"batteryKwh":1e999,"language":"es"}')).toEqual({
    annualKwh: 'Escribe un número de 0 a 1.000.000',
    batteryKwh: 'Escribe un número de 0 a 1.000',
  })
  expect(await refused('pool', { town: 'marbella', areaM2: -40, months: [0, 1.5, 13], cover: 'yes' })).toEqual({
    areaM2: 'Enter a number from 1 to 500',
    'months.0': 'Enter a whole number from 1 to 12',
    'months.1': 'Enter a whole number from 1 to 12',
    'months.2': 'Enter a whole number from 1 to 12',
    cover: 'Enter true or false',
  })
  expect(await refused('bill-cost', { start: '2026-02-30', kwh: { P1: -1, P2: null } })).toEqual({
    start: 'Enter a date such as 2026-06-01, from 1 Jan 2025 to 31 Dec 2035',
    'kwh.P1': 'Enter a number from 0 to 100,000',
    'kwh.P2': 'Enter a number from 0 to 100,000',
  })
  expect(await refused('incentives', { town: 'mijas', completionDate: '1999-01-01', resident: 1 })).toEqual({
    completionDate: 'Enter a date such as 2026-06-01, from 1 Jan 2025 to 31 Dec 2035',
    resident: 'Enter true or false',
  })
  expect(await refused('battery', { town: 'mijas', hourlyShape24: [1, 2], monthlyFactors12: [] })).toEqual({
    hourlyShape24: 'Give a list with 24 entries',
    monthlyFactors12: 'Give a list with 12 entries',
  })
  expect(await refused('backup', { town: 'mijas', loads: ['time-machine', { id: 'mine', runningW: -1 }] })).toEqual({
    'loads.0': expect.stringMatching(/^Choose one of: fridge, /),
    'loads.1.runningW': 'Enter a number from 1 to 50,000',
  })
})

test('a shape without any weight is refused beside its field', async () => {
  const nothing = new Array<number>(24).fill(0)
  expect(await refused('battery', { town: 'mijas', hourlyShape24: nothing })).toEqual({
    hourlyShape24: 'At least one weight must be above zero',
  })
})

test('NaN is no JSON, and other media types are refused', async () => {
  expect((await post('solar', '{"town":"marbella","kwp":NaN}')).status).toBe(400)
  expect((await post('solar', 'town=marbella', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(
    415,
  )
})

test('the description holds every endpoint with its units, limits and rules', async () => {
  const document = api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'x', version: '1' } })
  for (const name of names) {
    const { post: operation } = Object(document.paths)[`/api/tools/${name}`]
    const { properties, required } = operation.requestBody.content['application/json'].schema
    expect(required ?? []).toEqual(name === 'bill-cost' ? [] : ['town'])
    for (const [field, schema] of Object.entries(properties))
      if (field !== 'town') expect(Object(schema).description, `${name}.${field}`).toBeTruthy()
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '422']))
  }
  const { properties } = Object(document.paths)['/api/tools/solar'].post.requestBody.content['application/json'].schema
  expect(properties.tiltDeg).toMatchObject({ type: 'number', minimum: 0, maximum: 90 })
})
