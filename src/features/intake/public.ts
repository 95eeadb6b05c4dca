export { Intake, type IntakeHandler, type Submission } from './service.ts'
