-- Writes down what is to be told to the endpoints that listen, with the job that sends it, and adds
-- a job for each feature that subscribes. An endpoint is told the same once in a transaction, which
-- may write a row several times, such as a product whose price and then whose card changes.
CREATE OR REPLACE FUNCTION queue_webhooks(told text, events jsonb) RETURNS void LANGUAGE sql
AS $body$
WITH made AS (
  INSERT INTO webhook_delivery (endpoint_id, subject, type, data)
  SELECT e.id, event.subject, event.type, event.data
  FROM jsonb_to_recordset(events) AS event (subject text, type text, data jsonb)
  JOIN webhook_endpoint e ON e.disabled_at IS NULL AND told = ANY (e.topics)
  WHERE NOT coalesce((
    SELECT d.type = event.type AND d.data = event.data AND d.xmin = pg_current_xact_id()::xid
    FROM webhook_delivery d WHERE d.endpoint_id = e.id AND d.subject = event.subject AND d.state = 'PENDING'
    ORDER BY d.sequence DESC LIMIT 1), false)
  RETURNING endpoint_id, subject)
SELECT graphile_worker.add_job('send-webhooks',
  json_build_object('endpointId', added.endpoint_id, 'subject', added.subject), max_attempts => 32767,
  job_key => concat('send-webhooks:', added.endpoint_id, ':', added.subject))
FROM (SELECT DISTINCT endpoint_id, subject FROM made) AS added;
SELECT graphile_worker.add_job(s.task, json_build_object('type', event.type, 'data', event.data), max_attempts => 32767)
FROM jsonb_to_recordset(events) AS event (subject text, type text, data jsonb)
JOIN event_subscriber s USING (type)
$body$;

-- Tells of products: ids and states, nothing personal, amounts in rupees. Where no endpoint
-- listens, a statement costs a look at two small tables.
CREATE OR REPLACE FUNCTION tell_product() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL AND 'PRODUCTS' = ANY (topics))
    AND NOT EXISTS (SELECT FROM event_subscriber WHERE type LIKE 'product.%') THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM queue_webhooks('PRODUCTS', (SELECT jsonb_agg(jsonb_build_object('subject', 'product ' || a.id,
      'type', 'product.created', 'data', jsonb_build_object('id', a.id, 'slug', a.slug)))
      FROM arrived a ));
  END IF;
  IF TG_OP = 'UPDATE' THEN
    PERFORM queue_webhooks('PRODUCTS', (SELECT jsonb_agg(jsonb_build_object('subject', 'product ' || a.id,
      'type', 'product.updated', 'data', jsonb_build_object('id', a.id, 'slug', a.slug)))
      FROM arrived a JOIN gone g USING (id) WHERE a IS DISTINCT FROM g));
  END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM queue_webhooks('PRODUCTS', (SELECT jsonb_agg(jsonb_build_object('subject', 'product ' || a.id,
      'type', 'product.removed', 'data', jsonb_build_object('id', a.id, 'slug', a.slug)))
      FROM gone a ));
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER tells_product_delete AFTER DELETE ON product
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tell_product();
CREATE OR REPLACE TRIGGER tells_product_insert AFTER INSERT ON product
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_product();
CREATE OR REPLACE TRIGGER tells_product_update AFTER UPDATE ON product
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_product();

-- Tells of stock: ids and states, nothing personal, amounts in rupees. Where no endpoint listens, a
-- statement costs a look at two small tables.
CREATE OR REPLACE FUNCTION tell_stock() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL AND 'STOCK' = ANY (topics))
    AND NOT EXISTS (SELECT FROM event_subscriber WHERE type LIKE 'stock.%') THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM queue_webhooks('STOCK', (SELECT jsonb_agg(jsonb_build_object('subject', 'stock ' || a.id,
      'type', 'stock.changed', 'data', jsonb_build_object('id', a.id, 'sku', a.sku, 'productId', a.product_id, 'countInStock', a.on_hand - a.reserved - coalesce(a.withheld, 0))))
      FROM arrived a ));
  END IF;
  IF TG_OP = 'UPDATE' THEN
    PERFORM queue_webhooks('STOCK', (SELECT jsonb_agg(jsonb_build_object('subject', 'stock ' || a.id,
      'type', 'stock.changed', 'data', jsonb_build_object('id', a.id, 'sku', a.sku, 'productId', a.product_id, 'countInStock', a.on_hand - a.reserved - coalesce(a.withheld, 0))))
      FROM arrived a JOIN gone g USING (id) WHERE a.on_hand - a.reserved - coalesce(a.withheld, 0) IS DISTINCT FROM g.on_hand - g.reserved - coalesce(g.withheld, 0)));
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER tells_stock_insert AFTER INSERT ON product_variant
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_stock();
CREATE OR REPLACE TRIGGER tells_stock_update AFTER UPDATE ON product_variant
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_stock();

-- Tells of orders: ids and states, nothing personal, amounts in rupees. Where no endpoint listens,
-- a statement costs a look at two small tables.
CREATE OR REPLACE FUNCTION tell_order() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL AND 'ORDERS' = ANY (topics))
    AND NOT EXISTS (SELECT FROM event_subscriber WHERE type LIKE 'order.%') THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM queue_webhooks('ORDERS', (SELECT jsonb_agg(jsonb_build_object('subject', 'order ' || a.id,
      'type', 'order.created', 'data', jsonb_build_object('id', a.id, 'number', a.number_prefix || '-' || 100000 + a.sequence, 'status', a.status)))
      FROM arrived a ));
  END IF;
  IF TG_OP = 'UPDATE' THEN
    PERFORM queue_webhooks('ORDERS', (SELECT jsonb_agg(jsonb_build_object('subject', 'order ' || a.id,
      'type', 'order.status_changed', 'data', jsonb_build_object('id', a.id, 'number', a.number_prefix || '-' || 100000 + a.sequence, 'status', a.status)))
      FROM arrived a JOIN gone g USING (id) WHERE a.status IS DISTINCT FROM g.status));
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER tells_order_insert AFTER INSERT ON "order"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_order();
CREATE OR REPLACE TRIGGER tells_order_update AFTER UPDATE ON "order"
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_order();

-- Tells of customers: ids and states, nothing personal, amounts in rupees. Where no endpoint
-- listens, a statement costs a look at two small tables.
CREATE OR REPLACE FUNCTION tell_customer() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL AND 'CUSTOMERS' = ANY (topics))
    AND NOT EXISTS (SELECT FROM event_subscriber WHERE type LIKE 'customer.%') THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM queue_webhooks('CUSTOMERS', (SELECT jsonb_agg(jsonb_build_object('subject', 'customer ' || a.id,
      'type', 'customer.created', 'data', jsonb_build_object('id', a.id)))
      FROM arrived a ));
  END IF;
  IF TG_OP = 'UPDATE' THEN
    PERFORM queue_webhooks('CUSTOMERS', (SELECT jsonb_agg(jsonb_build_object('subject', 'customer ' || a.id,
      'type', 'customer.updated', 'data', jsonb_build_object('id', a.id)))
      FROM arrived a JOIN gone g USING (id) WHERE (a.name, a.email, a.phone) IS DISTINCT FROM (g.name, g.email, g.phone)));
  END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM queue_webhooks('CUSTOMERS', (SELECT jsonb_agg(jsonb_build_object('subject', 'customer ' || a.id,
      'type', 'customer.removed', 'data', jsonb_build_object('id', a.id)))
      FROM gone a ));
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER tells_customer_delete AFTER DELETE ON "user"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tell_customer();
CREATE OR REPLACE TRIGGER tells_customer_insert AFTER INSERT ON "user"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_customer();
CREATE OR REPLACE TRIGGER tells_customer_update AFTER UPDATE ON "user"
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_customer();

-- Tells of payments: ids and states, nothing personal, amounts in rupees. Where no endpoint
-- listens, a statement costs a look at two small tables.
CREATE OR REPLACE FUNCTION tell_payment() RETURNS trigger LANGUAGE plpgsql
AS $body$
    BEGIN
      IF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL AND 'PAYMENTS' = ANY (topics))
        AND NOT EXISTS (SELECT FROM event_subscriber WHERE type LIKE 'payment.%') THEN
        RETURN NULL;
      END IF;
      IF TG_OP = 'INSERT' THEN
        PERFORM queue_webhooks('PAYMENTS', (SELECT jsonb_agg(jsonb_build_object('subject', 'payment ' || a.id,
          'type', 'payment.created', 'data', jsonb_build_object('id', a.id, 'checkoutId', a.payment_order_id, 'amount', a.amount_paise / 100.0,
'status', upper(a.status), 'orderId', (SELECT o.id FROM "order" o WHERE o.payment_order_id = a.payment_order_id))))
          FROM arrived a ));
      END IF;
      IF TG_OP = 'UPDATE' THEN
        PERFORM queue_webhooks('PAYMENTS', (SELECT jsonb_agg(jsonb_build_object('subject', 'payment ' || a.id,
          'type', 'payment.status_changed', 'data', jsonb_build_object('id', a.id, 'checkoutId', a.payment_order_id, 'amount', a.amount_paise / 100.0,
'status', upper(a.status), 'orderId', (SELECT o.id FROM "order" o WHERE o.payment_order_id = a.payment_order_id))))
          FROM arrived a JOIN gone g USING (id) WHERE a.status IS DISTINCT FROM g.status));
      END IF;
      RETURN NULL;
    END
$body$;
CREATE OR REPLACE TRIGGER tells_payment_insert AFTER INSERT ON payment
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_payment();
CREATE OR REPLACE TRIGGER tells_payment_update AFTER UPDATE ON payment
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_payment();

-- Tells of refunds: ids and states, nothing personal, amounts in rupees. Where no endpoint listens,
-- a statement costs a look at two small tables.
CREATE OR REPLACE FUNCTION tell_refund() RETURNS trigger LANGUAGE plpgsql
AS $body$
    BEGIN
      IF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL AND 'REFUNDS' = ANY (topics))
        AND NOT EXISTS (SELECT FROM event_subscriber WHERE type LIKE 'refund.%') THEN
        RETURN NULL;
      END IF;
      IF TG_OP = 'INSERT' THEN
        PERFORM queue_webhooks('REFUNDS', (SELECT jsonb_agg(jsonb_build_object('subject', 'refund ' || a.id,
          'type', 'refund.created', 'data', jsonb_build_object('id', a.id, 'paymentId', a.payment_id, 'amount', a.amount_paise / 100.0, 'reason', a.reason,
'status', CASE WHEN a.settled_at IS NOT NULL THEN 'PROCESSED' WHEN a.failed_at IS NOT NULL THEN 'FAILED' ELSE 'PENDING' END,
'orderId', (SELECT o.id FROM payment p JOIN "order" o ON o.payment_order_id = p.payment_order_id
  WHERE p.id = a.payment_id))))
          FROM arrived a ));
      END IF;
      IF TG_OP = 'UPDATE' THEN
        PERFORM queue_webhooks('REFUNDS', (SELECT jsonb_agg(jsonb_build_object('subject', 'refund ' || a.id,
          'type', 'refund.status_changed', 'data', jsonb_build_object('id', a.id, 'paymentId', a.payment_id, 'amount', a.amount_paise / 100.0, 'reason', a.reason,
'status', CASE WHEN a.settled_at IS NOT NULL THEN 'PROCESSED' WHEN a.failed_at IS NOT NULL THEN 'FAILED' ELSE 'PENDING' END,
'orderId', (SELECT o.id FROM payment p JOIN "order" o ON o.payment_order_id = p.payment_order_id
  WHERE p.id = a.payment_id))))
          FROM arrived a JOIN gone g USING (id) WHERE (a.settled_at IS NULL, a.failed_at IS NULL) IS DISTINCT FROM (g.settled_at IS NULL, g.failed_at IS NULL)));
      END IF;
      RETURN NULL;
    END
$body$;
CREATE OR REPLACE TRIGGER tells_refund_insert AFTER INSERT ON refund
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_refund();
CREATE OR REPLACE TRIGGER tells_refund_update AFTER UPDATE ON refund
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_refund();

-- Tells of offers: ids and states. What is counted of one is no change of it, until it is used up.
-- Where no endpoint listens, a statement costs a look at two small tables.
CREATE OR REPLACE FUNCTION tell_offer() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL AND 'OFFERS' = ANY (topics))
    AND NOT EXISTS (SELECT FROM event_subscriber WHERE type LIKE 'offer.%') THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM queue_webhooks('OFFERS', (SELECT jsonb_agg(jsonb_build_object('subject', 'offer ' || a.id,
      'type', 'offer.created', 'data', jsonb_build_object('id', a.id, 'state', a.state)))
      FROM arrived a ));
  END IF;
  IF TG_OP = 'UPDATE' THEN
    PERFORM queue_webhooks('OFFERS', (SELECT jsonb_agg(jsonb_build_object('subject', 'offer ' || a.id,
      'type', 'offer.updated', 'data', jsonb_build_object('id', a.id, 'state', a.state)))
      FROM arrived a JOIN gone g USING (id)
      WHERE to_jsonb(a) - ARRAY['status', 'state', 'uses', 'spent_paise', 'provider_refusal', 'provider_refused_at']
        IS DISTINCT FROM to_jsonb(g) - ARRAY['status', 'state', 'uses', 'spent_paise', 'provider_refusal', 'provider_refused_at']));
    PERFORM queue_webhooks('OFFERS', (SELECT jsonb_agg(jsonb_build_object('subject', 'offer ' || a.id,
      'type', 'offer.state_changed', 'data', jsonb_build_object('id', a.id, 'state', a.state)))
      FROM arrived a JOIN gone g USING (id) WHERE a.state IS DISTINCT FROM g.state));
  END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM queue_webhooks('OFFERS', (SELECT jsonb_agg(jsonb_build_object('subject', 'offer ' || a.id,
      'type', 'offer.removed', 'data', jsonb_build_object('id', a.id, 'state', a.state)))
      FROM gone a ));
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER tells_offer_delete AFTER DELETE ON offer
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tell_offer();
CREATE OR REPLACE TRIGGER tells_offer_insert AFTER INSERT ON offer
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_offer();
CREATE OR REPLACE TRIGGER tells_offer_update AFTER UPDATE ON offer
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_offer();

-- Tells of each movement of a gift card or of store credit, with what is then left: ids, kinds and
-- amounts in rupees. Where no endpoint listens, a statement costs a look at two small tables.
CREATE OR REPLACE FUNCTION tell_credit() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL AND 'CREDIT' = ANY (topics))
    AND NOT EXISTS (SELECT FROM event_subscriber WHERE type LIKE 'credit.%') THEN
    RETURN NULL;
  END IF;
  PERFORM queue_webhooks('CREDIT', (SELECT jsonb_agg(jsonb_build_object('subject', 'credit ' || a.credit_id,
    'type', 'credit.moved', 'data', jsonb_build_object('id', a.id, 'creditId', a.credit_id, 'creditKind', c.kind,
      'kind', a.kind, 'amount', abs(a.amount_paise) / 100.0, 'isTaken', a.amount_paise < 0,
      'balance', c.balance_paise / 100.0, 'checkoutId', a.payment_order_id,
      'orderId', (SELECT o.id FROM "order" o WHERE o.payment_order_id = a.payment_order_id))) ORDER BY a.id)
    FROM arrived a JOIN credit c ON c.id = a.credit_id));
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER tells_credit_insert AFTER INSERT ON credit_movement
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_credit();
