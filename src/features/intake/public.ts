export { type Carried, type Carry, createCarry, type IntakeHandler } from './carry.ts'
export { Intake, type Submission } from './service.ts'
