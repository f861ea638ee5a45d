import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is told of a row: ids and states, nothing personal. Amounts are in rupees, as on the graph. */
const TOLD: Record<string, string> = {
  order: `jsonb_build_object('id', a.id, 'number', 'JH-' || 100000 + a.sequence, 'status', a.status)`,
  payment: `jsonb_build_object('id', a.id, 'checkoutId', a.payment_order_id, 'amount', a.amount_paise / 100.0,
    'status', upper(a.status), 'orderId', (SELECT o.id FROM "order" o WHERE o.payment_order_id = a.payment_order_id))`,
  refund: `jsonb_build_object('id', a.id, 'paymentId', a.payment_id, 'amount', a.amount_paise / 100.0, 'reason', a.reason,
    'status', CASE WHEN a.settled_at IS NOT NULL THEN 'PROCESSED' WHEN a.failed_at IS NOT NULL THEN 'FAILED' ELSE 'PENDING' END,
    'orderId', (SELECT o.id FROM payment p JOIN "order" o ON o.payment_order_id = p.payment_order_id
      WHERE p.id = a.payment_id))`,
  product: `jsonb_build_object('id', a.id, 'slug', a.slug)`,
  stock: `jsonb_build_object('id', a.id, 'sku', a.sku, 'productId', a.product_id, 'countInStock', a.on_hand - a.reserved)`,
  customer: `jsonb_build_object('id', a.id)`,
};

/** Tables whose changes are told: what a row is called, when a change of it is one, and what each change is called. */
const TABLES = [
  {
    ...{ table: '"order"', name: 'order', topic: 'ORDERS', change: 'a.status IS DISTINCT FROM g.status' },
    types: { INSERT: 'order.created', UPDATE: 'order.status_changed' },
  },
  {
    ...{ table: 'payment', name: 'payment', topic: 'PAYMENTS', change: 'a.status IS DISTINCT FROM g.status' },
    types: { INSERT: 'payment.created', UPDATE: 'payment.status_changed' },
  },
  {
    ...{ table: 'refund', name: 'refund', topic: 'REFUNDS' },
    change: '(a.settled_at IS NULL, a.failed_at IS NULL) IS DISTINCT FROM (g.settled_at IS NULL, g.failed_at IS NULL)',
    types: { INSERT: 'refund.created', UPDATE: 'refund.status_changed' },
  },
  {
    ...{ table: 'product_variant', name: 'stock', topic: 'STOCK' },
    change: 'a.on_hand - a.reserved IS DISTINCT FROM g.on_hand - g.reserved',
    types: { INSERT: 'stock.changed', UPDATE: 'stock.changed' },
  },
  {
    ...{ table: 'product', name: 'product', topic: 'PRODUCTS', change: 'a IS DISTINCT FROM g' },
    types: { INSERT: 'product.created', UPDATE: 'product.updated', DELETE: 'product.removed' },
  },
  {
    ...{ table: '"user"', name: 'customer', topic: 'CUSTOMERS' },
    change: '(a.name, a.email, a.phone) IS DISTINCT FROM (g.name, g.email, g.phone)',
    types: { INSERT: 'customer.created', UPDATE: 'customer.updated', DELETE: 'customer.removed' },
  },
] as const;

/**
 * Endpoints of integrators, and what they are told. Triggers write that down, whoever changes something, in the transaction of
 * the change, with the job that sends it; where nobody listens, a statement costs one look at a small table.
 */
export class AddWebhooks1795390800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "webhook_endpoint" ("id" uuid NOT NULL DEFAULT uuidv7(), "url" text NOT NULL, "topics" text array NOT NULL, "secret" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "disabled_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "webhook_endpoint_topics_are_known" CHECK (topics <@ ARRAY['ORDERS', 'PAYMENTS', 'REFUNDS', 'STOCK', 'PRODUCTS', 'CUSTOMERS']), CONSTRAINT "webhook_endpoint_has_a_topic" CHECK (cardinality(topics) > 0), CONSTRAINT "PK_6c98112122b2b8a4f3984d2efa8" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "webhook_delivery" ("id" uuid NOT NULL DEFAULT uuidv7(), "sequence" BIGSERIAL NOT NULL, "endpoint_id" uuid NOT NULL, "subject" text NOT NULL, "type" text NOT NULL, "data" jsonb NOT NULL, "happened_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "state" text NOT NULL DEFAULT 'PENDING', "attempts" integer NOT NULL DEFAULT '0', "tried_since" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "next_attempt_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "last_status" integer, "last_error" text, "delivered_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "webhook_delivery_state_is_known" CHECK (state IN ('PENDING', 'DELIVERED', 'FAILED')), CONSTRAINT "PK_b1ae290239a778f12399db91354" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_87d675e2c4f678e00870d638fe" ON "webhook_delivery"  ("endpoint_id", "sequence") `);
    await db.query(
      `CREATE INDEX "webhook_delivery_to_do" ON "webhook_delivery"  ("endpoint_id", "subject", "sequence") WHERE state = 'PENDING'`,
    );
    await db.query(
      `ALTER TABLE "webhook_delivery" ADD CONSTRAINT "FK_f53f5aec02217a54927b13e39d9" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoint"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await knowSubjects(db, [...SUBJECTS, 'WEBHOOK_ENDPOINT']);
    await db.query(`
      CREATE FUNCTION queue_webhooks(told text, events jsonb) RETURNS void LANGUAGE sql AS $body$
        WITH made AS (
          INSERT INTO webhook_delivery (endpoint_id, subject, type, data)
          SELECT e.id, event.subject, event.type, event.data
          FROM jsonb_to_recordset(events) AS event (subject text, type text, data jsonb)
          JOIN webhook_endpoint e ON e.disabled_at IS NULL AND told = ANY (e.topics)
          RETURNING endpoint_id, subject)
        SELECT graphile_worker.add_job('send-webhooks',
          json_build_object('endpointId', added.endpoint_id, 'subject', added.subject), max_attempts => 32767,
          job_key => concat('send-webhooks:', added.endpoint_id, ':', added.subject))
        FROM (SELECT DISTINCT endpoint_id, subject FROM made) AS added
      $body$
    `);
    for (const { table, name, topic, types, change } of TABLES) {
      const from = { INSERT: 'arrived a', UPDATE: 'arrived a JOIN gone g USING (id) WHERE', DELETE: 'gone a' };
      const branches = Object.entries(types).map(
        ([operation, type]) => `
          IF TG_OP = '${operation}' THEN
            PERFORM queue_webhooks('${topic}', (SELECT jsonb_agg(jsonb_build_object('subject', '${name} ' || a.id,
              'type', '${type}', 'data', ${TOLD[name]}))
              FROM ${from[operation as 'UPDATE']} ${operation === 'UPDATE' ? change : ''}));
          END IF;`,
      );
      await db.query(`
        CREATE FUNCTION tell_${name}() RETURNS trigger LANGUAGE plpgsql AS $body$
        BEGIN
          IF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL AND '${topic}' = ANY (topics)) THEN
            RETURN NULL;
          END IF;
          ${branches.join('')}
          RETURN NULL;
        END
        $body$
      `);
      const tables = {
        INSERT: 'NEW TABLE AS arrived',
        UPDATE: 'OLD TABLE AS gone NEW TABLE AS arrived',
        DELETE: 'OLD TABLE AS gone',
      };
      for (const operation of Object.keys(types)) {
        await db.query(`
          CREATE TRIGGER tells_${name}_${operation.toLowerCase()} AFTER ${operation} ON ${table}
            REFERENCING ${tables[operation as 'UPDATE']} FOR EACH STATEMENT EXECUTE FUNCTION tell_${name}()
        `);
      }
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { table, name, types } of TABLES) {
      for (const operation of Object.keys(types))
        await db.query(`DROP TRIGGER tells_${name}_${operation.toLowerCase()} ON ${table}`);
      await db.query(`DROP FUNCTION tell_${name}()`);
    }
    await db.query('DROP FUNCTION queue_webhooks(text, jsonb)');
    await db.query(
      `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE task_identifier = 'send-webhooks'`,
    );
    await db.query(`DELETE FROM "audit_entry" WHERE subject_type = 'WEBHOOK_ENDPOINT'`);
    await knowSubjects(db, SUBJECTS);
    await db.query(`DROP TABLE "webhook_delivery"`);
    await db.query(`DROP TABLE "webhook_endpoint"`);
  }
}

const SUBJECTS = [
  'CATEGORY',
  'PRODUCT',
  'VARIANT',
  'BANNER',
  'HOME_SLIDE',
  'ORDER',
  'REVIEW',
  'API_KEY',
  'USER',
  'CATALOGUE',
];

async function knowSubjects(db: QueryRunner, subjects: readonly string[]): Promise<void> {
  await db.query(`ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_subject_is_known"`);
  await db.query(
    `ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_subject_is_known" CHECK (subject_type IN ('${subjects.join("', '")}'))`,
  );
}
