import { inLanguage } from '../lib/messages';
import { shopName } from '../lib/server-report';
import { interceptBack } from '../ui/feedback/interceptBack';
import type { PaymentHost } from './contract';

/** What every module is given, with nothing to draw by: all that the shop's own modules take. */
export const paymentHost: PaymentHost = { inLanguage, shopName, interceptBack };
