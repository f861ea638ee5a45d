FROM node:24.11.1-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24.11.1-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /shop
COPY --from=build /shop/package.json /shop/package-lock.json /shop/.npmrc ./
# Without the compiler, which npm takes for one of a package's own.
RUN npm ci --omit=dev \
    && rm -rf node_modules/typescript node_modules/@typescript \
    && mkdir /data && chown node:node /data
COPY --from=build /shop/dist ./dist
# A package of development: few shops want it.
COPY --from=build /shop/node_modules/@opentelemetry ./node_modules/@opentelemetry
COPY --from=build /shop/graph ./graph
COPY --from=build /shop/docs ./docs
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--heap-growing-percent=100", "--no-allocation-site-pretenuring", "dist/server/main.js"]
