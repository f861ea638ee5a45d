import { Router } from 'express';
import { features as shopFeatures } from './features.js';
import { openapiRouter } from './openapi/openapi.router.js';
import type { Feature } from './shared/feature.js';

/** Every feature's routes under /api, in the order of the features, and what describes them all. */
export async function openApi(features: readonly Feature[] = shopFeatures): Promise<Router> {
  const modules = await Promise.all(features.flatMap(({ routers = () => [] }) => routers()));
  const api = Router();
  for (const router of modules.flatMap((module) => Object.values(module))) api.use(router);
  api.use(openapiRouter(api));
  return api;
}
