import type { Config } from '../shared/config/config.js';
import type { OpenShop } from './open-shop.js';
import { say } from './say.js';

/** Says at the terminal that the shop is open, and where. */
export function greet(config: Config, { port, name }: Pick<OpenShop, 'port' | 'name'>): void {
  const address = `http://localhost:${port}`;
  const lines = [
    `  ${name} is open at ${address}`,
    `  Desk             ${address}/desk`,
    `  Playground       ${address}/playground`,
    `  Manual           ${address}/docs`,
    `  REST calls       ${address}/api/docs`,
  ];
  if (config.environment !== 'production') {
    lines.push(
      '  Demo shopper     shopper@example.com / shopper-demo',
      '  Demo admin       admin@example.com / admin-demo',
    );
  }
  if (config.mail.by === 'mailbox') lines.push(`  Mailbox          ${address}/dev/mail`);
  if (config.payments.provider === 'standin') lines.push('  Payments         the local stand-in; no money moves');
  say(['', ...lines, '', '  Stop with Ctrl-C.'].join('\n'));
}
