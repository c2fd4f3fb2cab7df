import { limits } from '@/contract/limits';
import { fieldMessages } from '@/contract/messages/fields';
import { demoPassword } from './demoAccounts';
import { WorkerThread, WorkFailed } from '../../platform/workers/WorkerThread';

export interface PasswordOrder {
  password: string;
  /** Words that an attacker would try first, such as the username. */
  known: string[];
}

const thread = new WorkerThread<PasswordOrder, string[]>('domain/accounts/passwordWorker', {
  deadline: 10_000,
  idle: 60_000,
});

/**
 * Lists the problems with a new password (docs/product.md, Forms). The list is empty if the password is acceptable.
 */
export async function passwordProblems(password: string, username: string): Promise<string[]> {
  if (password.length > limits.password) {
    return [fieldMessages.tooLong(limits.password)];
  }
  try {
    return await thread.run({ password, known: [username, demoPassword, 'linehaul'] });
  } catch (error) {
    if (!(error instanceof WorkFailed)) throw error;
    return ['This password cannot be checked. Choose another.'];
  }
}
