import { Router } from 'express';
import { acpDiscovery } from '../acp/discovery.js';
import { originOf } from '../rest/origin.js';
import { contextOf } from '../rest/response-context.js';
import { factIn, readShopFacts } from '../shop/shop-facts.js';
import { ucpProfile } from '../ucp/profile.js';
import { shopSigningKey } from '../webhooks/signing-key.js';
import { agentsText, llmsText } from './agent-texts.js';
import type { Tool } from './read-tools.js';

/** For what programs read: an hour. */
const FOUND_AGAIN = 'public, max-age=3600';

/** What programs find their way by: /llms.txt, /agents.md, and the profiles of UCP and ACP. */
export function agentTextsRouter(tools: readonly Tool[]): Router {
  const router = Router();
  const texts = { '/llms.txt': llmsText, '/agents.md': agentsText } as const;
  for (const [address, write] of Object.entries(texts)) {
    router.get(address, async (req, res) => {
      const ctx = contextOf(res);
      const facts = await readShopFacts(ctx);
      const { name } = facts;
      const description = factIn('en', facts, 'description');
      const text = write({ name, description, origin: originOf(req, ctx.config) }, tools);
      res
        .set('Cache-Control', FOUND_AGAIN)
        .type(address.endsWith('.md') ? 'text/markdown' : 'text/plain')
        .send(text);
    });
  }
  router.get('/.well-known/ucp', (req, res) => {
    const { config } = contextOf(res);
    const profile = ucpProfile(originOf(req, config), shopSigningKey(config));
    res.set('Cache-Control', FOUND_AGAIN).json(profile);
  });
  router.get('/.well-known/acp.json', (req, res) => {
    res.set('Cache-Control', FOUND_AGAIN).json(acpDiscovery(originOf(req, contextOf(res).config)));
  });
  return router;
}
