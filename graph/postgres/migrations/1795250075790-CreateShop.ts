import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateShop1795250075790 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "sign_in_failure" ("account" text NOT NULL, "failures" integer NOT NULL, "last_failed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "sign_in_failures_are_counted" CHECK (failures > 0), CONSTRAINT "PK_0679020cf26bac1d1d18853e562" PRIMARY KEY ("account"))`,
    );
    await db.query(`CREATE INDEX "IDX_77c2840777a620f0caf6416c42" ON "sign_in_failure"  ("last_failed_at") `);
    await db.query(
      `CREATE TABLE "image" ("id" uuid NOT NULL DEFAULT uuidv7(), "key" text NOT NULL, "alt" text NOT NULL, "width" integer NOT NULL, "height" integer NOT NULL, "widths" integer array NOT NULL, "placeholder" text, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "image_has_widths" CHECK (cardinality(widths) > 0), CONSTRAINT "PK_d6db1ab4ee9ad9dbe86c64e4cc3" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "user" ("id" uuid NOT NULL DEFAULT uuidv7(), "name" text NOT NULL, "email" text NOT NULL, "phone" text, "password_hash" text, "is_admin" boolean NOT NULL DEFAULT false, "token_version" integer NOT NULL DEFAULT '0', "image_id" uuid, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_e12875dfb3b1d92d7d7c5377e22" UNIQUE ("email"), CONSTRAINT "user_token_version_is_natural" CHECK (token_version >= 0), CONSTRAINT "user_email_is_filled" CHECK (email <> ''), CONSTRAINT "PK_cace4a159ff9f2512dd42373760" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "category" ("id" uuid NOT NULL DEFAULT uuidv7(), "name" text NOT NULL, "slug" text NOT NULL, "color" text, "parent_id" uuid, "position" integer NOT NULL DEFAULT '1', "image_id" uuid, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_cb73208f151aa71cdd78f662d70" UNIQUE ("slug"), CONSTRAINT "category_is_not_its_own_parent" CHECK (parent_id <> id), CONSTRAINT "PK_9c4e4a89e3674fc9f382d733f03" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_796501d73886a653a279836c6a" ON "category"  ("parent_id", "position") `);
    await db.query(
      `CREATE TABLE "banner" ("id" uuid NOT NULL DEFAULT uuidv7(), "placement" text NOT NULL, "position" integer NOT NULL, "category_id" uuid, "sub_category_id" uuid, "image_id" uuid NOT NULL, CONSTRAINT "banner_placement_is_known" CHECK (placement IN ('HOME', 'SIDE')), CONSTRAINT "PK_6d9e2570b3d85ba37b681cd4256" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_a7a7011f6f0e22e34a7f01aa87" ON "banner"  ("placement", "position") `);
    await db.query(
      `CREATE TABLE "home_slide" ("id" uuid NOT NULL DEFAULT uuidv7(), "position" integer NOT NULL, "category_id" uuid, "image_id" uuid NOT NULL, "narrow_image_id" uuid, CONSTRAINT "UQ_13f170b9637a31baf509a8536af" UNIQUE ("position"), CONSTRAINT "PK_566b9b2c7f834166c1115dd6a22" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "product" ("id" uuid NOT NULL DEFAULT uuidv7(), "slug" text NOT NULL, "name" text NOT NULL, "description" text NOT NULL, "brand" text NOT NULL, "category_id" uuid NOT NULL, "sub_category_id" uuid, "price_paise" integer NOT NULL, "old_price_paise" integer, "discount" integer NOT NULL DEFAULT '0', "rating" numeric(2,1) NOT NULL DEFAULT '0', "review_count" integer NOT NULL DEFAULT '0', "rating_prior" numeric(2,1), "prior_count" integer NOT NULL DEFAULT '0', "featured" boolean NOT NULL DEFAULT false, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_8cfaf4a1e80806d58e3dbe69224" UNIQUE ("slug"), CONSTRAINT "product_counts_are_natural" CHECK (review_count >= 0 AND prior_count >= 0), CONSTRAINT "product_rating_is_stars" CHECK (rating BETWEEN 0 AND 5 AND rating_prior BETWEEN 0.5 AND 5), CONSTRAINT "product_discount_is_percent" CHECK (discount BETWEEN 0 AND 99), CONSTRAINT "product_old_price_is_no_lower" CHECK (old_price_paise >= price_paise), CONSTRAINT "product_price_is_positive" CHECK (price_paise > 0), CONSTRAINT "PK_bebc9158e480b949565b4dc7a82" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "product_featured" ON "product"  ("created_at", "id") WHERE featured`);
    await db.query(
      `CREATE INDEX "IDX_0e0e36d5d1a1532ed1a05f385e" ON "product"  ("sub_category_id", "discount", "id") `,
    );
    await db.query(`CREATE INDEX "IDX_7cd1ba7df78f3f4cac77c734fb" ON "product"  ("sub_category_id", "rating", "id") `);
    await db.query(
      `CREATE INDEX "IDX_0150922f10720c69ac3c63852e" ON "product"  ("sub_category_id", "price_paise", "id") `,
    );
    await db.query(
      `CREATE INDEX "IDX_143f6d4f9873aa9bef505f72f5" ON "product"  ("sub_category_id", "created_at", "id") `,
    );
    await db.query(`CREATE INDEX "IDX_35e62a41988f750c65d4784fc5" ON "product"  ("category_id", "discount", "id") `);
    await db.query(`CREATE INDEX "IDX_7a49ab59c1f48d44055eed3ef1" ON "product"  ("category_id", "rating", "id") `);
    await db.query(`CREATE INDEX "IDX_2806ad101826d23a7374e118d7" ON "product"  ("category_id", "price_paise", "id") `);
    await db.query(`CREATE INDEX "IDX_967f14152feb88a44a4d4194b8" ON "product"  ("category_id", "created_at", "id") `);
    await db.query(`CREATE INDEX "IDX_8cfd00cd6b9904ee7c5a45ffb3" ON "product"  ("discount", "id") `);
    await db.query(`CREATE INDEX "IDX_faa53d3638e12e7fd7ce631768" ON "product"  ("rating", "id") `);
    await db.query(`CREATE INDEX "IDX_32be2b36ccb2f57311d2cf331e" ON "product"  ("price_paise", "id") `);
    await db.query(`CREATE INDEX "IDX_b6f1385ed1d74291e1c089fdf1" ON "product"  ("created_at", "id") `);
    await db.query(
      `CREATE TABLE "product_variant" ("id" uuid NOT NULL DEFAULT uuidv7(), "product_id" uuid NOT NULL, "sku" text NOT NULL, "size" text, "ram" text, "weight" text, "price_paise" integer NOT NULL, "old_price_paise" integer, "on_hand" integer NOT NULL DEFAULT '0', "reserved" integer NOT NULL DEFAULT '0', "position" integer NOT NULL, CONSTRAINT "UQ_f4dc2c0888b66d547c175f090e2" UNIQUE ("sku"), CONSTRAINT "variant_reserves_only_what_is_there" CHECK (reserved <= on_hand), CONSTRAINT "variant_stock_is_natural" CHECK (on_hand >= 0 AND reserved >= 0), CONSTRAINT "variant_old_price_is_no_lower" CHECK (old_price_paise >= price_paise), CONSTRAINT "variant_price_is_positive" CHECK (price_paise > 0), CONSTRAINT "PK_1ab69c9935c61f7c70791ae0a9f" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE UNIQUE INDEX "IDX_b19fd47999f97dc8eaaea38ee7" ON "product_variant"  ("product_id", "position") `,
    );
    await db.query(
      `CREATE TABLE "cart_line" ("id" uuid NOT NULL DEFAULT uuidv7(), "user_id" uuid NOT NULL, "variant_id" uuid NOT NULL, "quantity" integer NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "cart_line_is_one_per_variant" UNIQUE ("user_id", "variant_id"), CONSTRAINT "cart_line_quantity_is_positive" CHECK (quantity > 0), CONSTRAINT "PK_0b3414ce0b103b3ff0743ebd3a9" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_7ab11e6088e88a6baebcd9af9d" ON "cart_line"  ("variant_id") `);
    await db.query(
      `CREATE TABLE "country" ("id" uuid NOT NULL DEFAULT uuidv7(), "name" text NOT NULL, "iso2" text NOT NULL, "position" integer NOT NULL, CONSTRAINT "UQ_2c5aa339240c0c3ae97fcc9dc4c" UNIQUE ("name"), CONSTRAINT "UQ_b49a3cfa4a8ab50b388f893cd4c" UNIQUE ("iso2"), CONSTRAINT "country_iso2_is_two_capitals" CHECK (iso2 ~ '^[A-Z]{2}$'), CONSTRAINT "PK_bf6e37c231c4f4ea56dcd887269" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_268c6bf9c5df248b52ab487dd2" ON "country"  ("position") `);
    await db.query(
      `CREATE TABLE "product_country" ("product_id" uuid NOT NULL, "country_id" uuid NOT NULL, CONSTRAINT "PK_6fee388febf6ccc0851f55349c5" PRIMARY KEY ("product_id", "country_id"))`,
    );
    await db.query(`CREATE INDEX "IDX_d3c121ac4e62cf81341f2d3e82" ON "product_country"  ("country_id") `);
    await db.query(
      `CREATE TABLE "product_image" ("product_id" uuid NOT NULL, "position" integer NOT NULL, "image_id" uuid NOT NULL, CONSTRAINT "PK_a7d72e184905911aace38070466" PRIMARY KEY ("product_id", "position"))`,
    );
    await db.query(`CREATE INDEX "IDX_d51e7dc05190034e8c9c647669" ON "product_image"  ("image_id") `);
    await db.query(
      `CREATE TABLE "order" ("name" text NOT NULL, "phone_number" text NOT NULL, "address" text NOT NULL, "city" text, "region" text, "country" text, "pincode" text NOT NULL, "email" text NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "sequence" SERIAL NOT NULL, "user_id" uuid NOT NULL, "payment_order_id" uuid NOT NULL, "payment_id" text, "status" text NOT NULL, "amount_paise" integer NOT NULL, "placed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_745d5e7acad8fdecb631b448b5b" UNIQUE ("sequence"), CONSTRAINT "UQ_fb74ab8e4ee3d2c6e73c261d8e3" UNIQUE ("payment_order_id"), CONSTRAINT "UQ_28c756d4fd41223fedfbd2750e1" UNIQUE ("payment_id"), CONSTRAINT "order_only_pending_is_unpaid" CHECK (payment_id IS NOT NULL OR status = 'PENDING'), CONSTRAINT "order_amount_is_positive" CHECK (amount_paise > 0), CONSTRAINT "order_status_is_known" CHECK (status IN ('PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED')), CONSTRAINT "PK_1031171c13130102495201e3e20" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_fe517aab311697e04373f52939" ON "order"  ("user_id", "sequence") `);
    await db.query(
      `CREATE TABLE "order_line" ("id" uuid NOT NULL DEFAULT uuidv7(), "order_id" uuid NOT NULL, "position" integer NOT NULL, "product_id" uuid, "variant_id" uuid, "product_title" text NOT NULL, "options" text array NOT NULL, "image_id" uuid, "quantity" integer NOT NULL, "price_paise" integer NOT NULL, CONSTRAINT "order_line_quantity_is_positive" CHECK (quantity > 0 AND price_paise > 0), CONSTRAINT "PK_01a7c973d9f30479647e44f9892" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_4526de8c78faf508b2ef1e8436" ON "order_line"  ("product_id") `);
    await db.query(`CREATE INDEX "IDX_2ffe997b227a9e7b4ceb407386" ON "order_line"  ("variant_id") `);
    await db.query(`CREATE UNIQUE INDEX "IDX_d5cb67d18ff7d2e749366dfa29" ON "order_line"  ("order_id", "position") `);
    await db.query(
      `CREATE TABLE "idempotency" ("user_id" uuid NOT NULL, "route" text NOT NULL, "key" text NOT NULL, "request_hash" text NOT NULL, "response" jsonb NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_7ebf4e4d57a159e7feda3b0fc0e" PRIMARY KEY ("user_id", "route", "key"))`,
    );
    await db.query(`CREATE INDEX "IDX_81524f01413c42b4e3b9fc2cca" ON "idempotency"  ("created_at") `);
    await db.query(
      `CREATE TABLE "outbox" ("key" text NOT NULL, "attempts" integer NOT NULL DEFAULT '0', "next_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_857a72b7a0a39ed9f03707033cd" PRIMARY KEY ("key"))`,
    );
    await db.query(`CREATE INDEX "IDX_12fec352a634c65a608b3c3b60" ON "outbox"  ("next_at") `);
    await db.query(
      `CREATE TABLE "payment_order" ("id" uuid NOT NULL DEFAULT uuidv7(), "user_id" uuid NOT NULL, "receipt" text NOT NULL, "provider_order_id" text, "amount_paise" integer NOT NULL, "currency" text NOT NULL DEFAULT 'INR', "cart_hash" text NOT NULL, "state" text NOT NULL DEFAULT 'creating', "expires_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "name" text NOT NULL, "phone_number" text NOT NULL, "address" text NOT NULL, "city" text, "region" text, "country" text, "pincode" text NOT NULL, "email" text NOT NULL, CONSTRAINT "UQ_b6b15fb103cbed6ba0ee2872e86" UNIQUE ("receipt"), CONSTRAINT "UQ_fb0151d8e87989d75b9ff833ad6" UNIQUE ("provider_order_id"), CONSTRAINT "payment_order_is_known_when_open" CHECK (provider_order_id IS NOT NULL OR state IN ('creating', 'cancelled')), CONSTRAINT "payment_order_is_in_rupees" CHECK (currency = 'INR'), CONSTRAINT "payment_order_amount_is_payable" CHECK (amount_paise >= 100 AND amount_paise % 100 = 0), CONSTRAINT "payment_order_state_is_known" CHECK (state IN ('creating', 'open', 'paid', 'cancelled', 'expired', 'refunding', 'refunded')), CONSTRAINT "PK_f5221735ace059250daac9d9803" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_73e0a34eb6bda987e8d6533c58" ON "payment_order"  ("user_id") `);
    await db.query(
      `CREATE INDEX "payment_order_by_expiry" ON "payment_order"  ("expires_at") WHERE state IN ('creating', 'open')`,
    );
    await db.query(
      `CREATE UNIQUE INDEX "payment_order_is_one_per_shopper" ON "payment_order"  ("user_id") WHERE state IN ('creating', 'open')`,
    );
    await db.query(
      `CREATE TABLE "payment" ("id" text NOT NULL, "payment_order_id" uuid NOT NULL, "status" text NOT NULL, "amount_paise" integer NOT NULL, "currency" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "payment_status_is_known" CHECK (status IN ('created', 'failed', 'authorized', 'captured', 'refunded')), CONSTRAINT "PK_fcaec7df5adf9cac408c686b2ab" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_3d4f2c0ac1d61c47428a9dffc4" ON "payment"  ("payment_order_id") `);
    await db.query(
      `CREATE TABLE "payment_order_line" ("id" uuid NOT NULL DEFAULT uuidv7(), "payment_order_id" uuid NOT NULL, "position" integer NOT NULL, "variant_id" uuid NOT NULL, "product_id" uuid NOT NULL, "product_title" text NOT NULL, "options" text array NOT NULL, "image_id" uuid, "quantity" integer NOT NULL, "price_paise" integer NOT NULL, CONSTRAINT "payment_order_line_is_one_per_variant" UNIQUE ("payment_order_id", "variant_id"), CONSTRAINT "payment_order_line_quantity_is_positive" CHECK (quantity > 0 AND price_paise > 0), CONSTRAINT "PK_0dcdf1f42c7e5cadd272679786c" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_6e1a5a24058aa0113b081439f8" ON "payment_order_line"  ("variant_id") `);
    await db.query(`CREATE INDEX "IDX_8d192c15843258c252034d8d94" ON "payment_order_line"  ("product_id") `);
    await db.query(
      `CREATE TABLE "refund" ("id" uuid NOT NULL DEFAULT uuidv7(), "payment_id" text NOT NULL, "reason" text NOT NULL, "amount_paise" integer NOT NULL, "provider_refund_id" text, "failed_at" TIMESTAMP(3) WITH TIME ZONE, "settled_at" TIMESTAMP(3) WITH TIME ZONE, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_d19aea4fd48317de3644b8589dc" UNIQUE ("provider_refund_id"), CONSTRAINT "refund_is_one_per_reason" UNIQUE ("payment_id", "reason"), CONSTRAINT "refund_amount_is_positive" CHECK (amount_paise > 0), CONSTRAINT "refund_reason_is_known" CHECK (reason IN ('sold_out', 'paid_twice', 'wrong_amount')), CONSTRAINT "PK_f1cefa2e60d99b206c46c1116e5" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "standin_order" ("id" text NOT NULL, "amount" integer NOT NULL, "currency" text NOT NULL, "receipt" text, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_30cf994256b5e2c84830e8429be" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "standin_payment" ("id" text NOT NULL, "order_id" text NOT NULL, "status" text NOT NULL, "amount" integer NOT NULL, "currency" text NOT NULL, "tells_shop" boolean NOT NULL DEFAULT true, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "standin_payment_status_is_known" CHECK (status IN ('failed', 'authorized', 'captured', 'refunded')), CONSTRAINT "PK_4644986dca302b3b798421140fd" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_8b4e7d1c839216ed1b0fafdf23" ON "standin_payment"  ("order_id") `);
    await db.query(
      `CREATE TABLE "standin_refund" ("id" text NOT NULL, "payment_id" text NOT NULL, "idempotency_key" text, "receipt" text, "amount" integer NOT NULL, "status" text NOT NULL DEFAULT 'processed', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_20e3addd3ef6a3815f9c8baed83" UNIQUE ("payment_id"), CONSTRAINT "standin_refund_status_is_known" CHECK (status IN ('pending', 'processed', 'failed')), CONSTRAINT "PK_dadd3eac2151b76d766beb9e526" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "stock_move" ("id" uuid NOT NULL DEFAULT uuidv7(), "kind" text NOT NULL, "payment_order_id" uuid NOT NULL, "variant_id" uuid NOT NULL, "quantity" integer NOT NULL, "moved_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "stock_moves_once_per_kind" UNIQUE ("payment_order_id", "variant_id", "kind"), CONSTRAINT "stock_move_quantity_is_positive" CHECK (quantity > 0), CONSTRAINT "stock_move_kind_is_known" CHECK (kind IN ('reserve', 'sell', 'release', 'resell')), CONSTRAINT "PK_f08f817ee207f958d4e53abcae0" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_1e0e3ec4713eebbb76e0869552" ON "stock_move"  ("variant_id") `);
    await db.query(
      `CREATE TABLE "webhook_event" ("event_id" text NOT NULL, "raw" text NOT NULL, "received_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "processed_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "PK_7aab2744cf4815dfacb2bc5a878" PRIMARY KEY ("event_id"))`,
    );
    await db.query(`CREATE INDEX "webhook_event_to_do" ON "webhook_event"  ("received_at") WHERE processed_at IS NULL`);
    await db.query(
      `CREATE TABLE "review" ("id" uuid NOT NULL DEFAULT uuidv7(), "product_id" uuid NOT NULL, "user_id" uuid, "text" text NOT NULL, "customer_rating" real NOT NULL, "customer_name" text NOT NULL, "verified_purchase" boolean NOT NULL DEFAULT false, "date_created" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "review_text_has_measure" CHECK (char_length(text) BETWEEN 1 AND 2000), CONSTRAINT "review_rating_is_half_stars" CHECK (customer_rating BETWEEN 0.5 AND 5 AND customer_rating * 2 = floor(customer_rating * 2)), CONSTRAINT "PK_2e4299a343a81574217255c00ca" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_81446f2ee100305f42645d4d6c" ON "review"  ("user_id") `);
    await db.query(`CREATE INDEX "IDX_34a49daac198c53057e90a86b3" ON "review"  ("product_id", "date_created", "id") `);
    await db.query(
      `CREATE TABLE "seed_mark" ("name" text NOT NULL, "version" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_9a1ce0e4757c52bb93fe2f441a4" PRIMARY KEY ("name"))`,
    );
    await db.query(
      `ALTER TABLE "user" ADD CONSTRAINT "FK_4f776c999cfa0294c3c11876c71" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "category" ADD CONSTRAINT "FK_1117b4fcb3cd4abb4383e1c2743" FOREIGN KEY ("parent_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "category" ADD CONSTRAINT "FK_dc252738f70366595ac88f5a98f" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "banner" ADD CONSTRAINT "FK_659f83956e19ac47152c09f245e" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "banner" ADD CONSTRAINT "FK_908afc7a5807278f08fec34a224" FOREIGN KEY ("sub_category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "banner" ADD CONSTRAINT "FK_b70568cfd42cccb0caaeb2bcce1" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "home_slide" ADD CONSTRAINT "FK_805c51386001f7693f24939e7e8" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "home_slide" ADD CONSTRAINT "FK_98c836150c351e2c08bf9dfad59" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "home_slide" ADD CONSTRAINT "FK_b46bb7fab3a89722a677b1ec76b" FOREIGN KEY ("narrow_image_id") REFERENCES "image"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "product" ADD CONSTRAINT "FK_0dce9bc93c2d2c399982d04bef1" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "product" ADD CONSTRAINT "FK_bb5914af2b6f5d4e13115cdc07b" FOREIGN KEY ("sub_category_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "product_variant" ADD CONSTRAINT "FK_ca67dd080aac5ecf99609960cd2" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "cart_line" ADD CONSTRAINT "FK_acb3504612e79ff817af0e05ab0" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "cart_line" ADD CONSTRAINT "FK_7ab11e6088e88a6baebcd9af9d1" FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "product_country" ADD CONSTRAINT "FK_a8d371aea3946233a64d3313776" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "product_country" ADD CONSTRAINT "FK_d3c121ac4e62cf81341f2d3e823" FOREIGN KEY ("country_id") REFERENCES "country"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "product_image" ADD CONSTRAINT "FK_dbc7d9aa7ed42c9141b968a9ed3" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "product_image" ADD CONSTRAINT "FK_d51e7dc05190034e8c9c6476699" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "order" ADD CONSTRAINT "FK_199e32a02ddc0f47cd93181d8fd" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "order" ADD CONSTRAINT "FK_fb74ab8e4ee3d2c6e73c261d8e3" FOREIGN KEY ("payment_order_id") REFERENCES "payment_order"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "FK_ed8fae6d7239e9d730219215af7" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "FK_4526de8c78faf508b2ef1e84366" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "FK_2ffe997b227a9e7b4ceb4073866" FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "FK_f9f0921496bcba9267fbce843d2" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "idempotency" ADD CONSTRAINT "FK_57579147d16f2548d7bf7673776" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "payment_order" ADD CONSTRAINT "FK_73e0a34eb6bda987e8d6533c58e" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "payment" ADD CONSTRAINT "FK_3d4f2c0ac1d61c47428a9dffc40" FOREIGN KEY ("payment_order_id") REFERENCES "payment_order"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "payment_order_line" ADD CONSTRAINT "FK_3db8d98a4ef0f7781eb115859c1" FOREIGN KEY ("payment_order_id") REFERENCES "payment_order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "payment_order_line" ADD CONSTRAINT "FK_6e1a5a24058aa0113b081439f86" FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "payment_order_line" ADD CONSTRAINT "FK_8d192c15843258c252034d8d948" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "payment_order_line" ADD CONSTRAINT "FK_8d55396074ff2ba604945a9ac3e" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "refund" ADD CONSTRAINT "FK_8e116348330845195dc5b1585fc" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "standin_payment" ADD CONSTRAINT "FK_8b4e7d1c839216ed1b0fafdf239" FOREIGN KEY ("order_id") REFERENCES "standin_order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "standin_refund" ADD CONSTRAINT "FK_20e3addd3ef6a3815f9c8baed83" FOREIGN KEY ("payment_id") REFERENCES "standin_payment"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "stock_move" ADD CONSTRAINT "FK_8b5c676813fc92eb3285be36d98" FOREIGN KEY ("payment_order_id") REFERENCES "payment_order"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "stock_move" ADD CONSTRAINT "FK_1e0e3ec4713eebbb76e08695525" FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "review" ADD CONSTRAINT "FK_26b533e15b5f2334c96339a1f08" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "review" ADD CONSTRAINT "FK_81446f2ee100305f42645d4d6c2" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "review" DROP CONSTRAINT "FK_81446f2ee100305f42645d4d6c2"`);
    await db.query(`ALTER TABLE "review" DROP CONSTRAINT "FK_26b533e15b5f2334c96339a1f08"`);
    await db.query(`ALTER TABLE "stock_move" DROP CONSTRAINT "FK_1e0e3ec4713eebbb76e08695525"`);
    await db.query(`ALTER TABLE "stock_move" DROP CONSTRAINT "FK_8b5c676813fc92eb3285be36d98"`);
    await db.query(`ALTER TABLE "standin_refund" DROP CONSTRAINT "FK_20e3addd3ef6a3815f9c8baed83"`);
    await db.query(`ALTER TABLE "standin_payment" DROP CONSTRAINT "FK_8b4e7d1c839216ed1b0fafdf239"`);
    await db.query(`ALTER TABLE "refund" DROP CONSTRAINT "FK_8e116348330845195dc5b1585fc"`);
    await db.query(`ALTER TABLE "payment_order_line" DROP CONSTRAINT "FK_8d55396074ff2ba604945a9ac3e"`);
    await db.query(`ALTER TABLE "payment_order_line" DROP CONSTRAINT "FK_8d192c15843258c252034d8d948"`);
    await db.query(`ALTER TABLE "payment_order_line" DROP CONSTRAINT "FK_6e1a5a24058aa0113b081439f86"`);
    await db.query(`ALTER TABLE "payment_order_line" DROP CONSTRAINT "FK_3db8d98a4ef0f7781eb115859c1"`);
    await db.query(`ALTER TABLE "payment" DROP CONSTRAINT "FK_3d4f2c0ac1d61c47428a9dffc40"`);
    await db.query(`ALTER TABLE "payment_order" DROP CONSTRAINT "FK_73e0a34eb6bda987e8d6533c58e"`);
    await db.query(`ALTER TABLE "idempotency" DROP CONSTRAINT "FK_57579147d16f2548d7bf7673776"`);
    await db.query(`ALTER TABLE "order_line" DROP CONSTRAINT "FK_f9f0921496bcba9267fbce843d2"`);
    await db.query(`ALTER TABLE "order_line" DROP CONSTRAINT "FK_2ffe997b227a9e7b4ceb4073866"`);
    await db.query(`ALTER TABLE "order_line" DROP CONSTRAINT "FK_4526de8c78faf508b2ef1e84366"`);
    await db.query(`ALTER TABLE "order_line" DROP CONSTRAINT "FK_ed8fae6d7239e9d730219215af7"`);
    await db.query(`ALTER TABLE "order" DROP CONSTRAINT "FK_fb74ab8e4ee3d2c6e73c261d8e3"`);
    await db.query(`ALTER TABLE "order" DROP CONSTRAINT "FK_199e32a02ddc0f47cd93181d8fd"`);
    await db.query(`ALTER TABLE "product_image" DROP CONSTRAINT "FK_d51e7dc05190034e8c9c6476699"`);
    await db.query(`ALTER TABLE "product_image" DROP CONSTRAINT "FK_dbc7d9aa7ed42c9141b968a9ed3"`);
    await db.query(`ALTER TABLE "product_country" DROP CONSTRAINT "FK_d3c121ac4e62cf81341f2d3e823"`);
    await db.query(`ALTER TABLE "product_country" DROP CONSTRAINT "FK_a8d371aea3946233a64d3313776"`);
    await db.query(`ALTER TABLE "cart_line" DROP CONSTRAINT "FK_7ab11e6088e88a6baebcd9af9d1"`);
    await db.query(`ALTER TABLE "cart_line" DROP CONSTRAINT "FK_acb3504612e79ff817af0e05ab0"`);
    await db.query(`ALTER TABLE "product_variant" DROP CONSTRAINT "FK_ca67dd080aac5ecf99609960cd2"`);
    await db.query(`ALTER TABLE "product" DROP CONSTRAINT "FK_bb5914af2b6f5d4e13115cdc07b"`);
    await db.query(`ALTER TABLE "product" DROP CONSTRAINT "FK_0dce9bc93c2d2c399982d04bef1"`);
    await db.query(`ALTER TABLE "home_slide" DROP CONSTRAINT "FK_b46bb7fab3a89722a677b1ec76b"`);
    await db.query(`ALTER TABLE "home_slide" DROP CONSTRAINT "FK_98c836150c351e2c08bf9dfad59"`);
    await db.query(`ALTER TABLE "home_slide" DROP CONSTRAINT "FK_805c51386001f7693f24939e7e8"`);
    await db.query(`ALTER TABLE "banner" DROP CONSTRAINT "FK_b70568cfd42cccb0caaeb2bcce1"`);
    await db.query(`ALTER TABLE "banner" DROP CONSTRAINT "FK_908afc7a5807278f08fec34a224"`);
    await db.query(`ALTER TABLE "banner" DROP CONSTRAINT "FK_659f83956e19ac47152c09f245e"`);
    await db.query(`ALTER TABLE "category" DROP CONSTRAINT "FK_dc252738f70366595ac88f5a98f"`);
    await db.query(`ALTER TABLE "category" DROP CONSTRAINT "FK_1117b4fcb3cd4abb4383e1c2743"`);
    await db.query(`ALTER TABLE "user" DROP CONSTRAINT "FK_4f776c999cfa0294c3c11876c71"`);
    await db.query(`DROP TABLE "seed_mark"`);
    await db.query(`DROP INDEX "public"."IDX_34a49daac198c53057e90a86b3"`);
    await db.query(`DROP INDEX "public"."IDX_81446f2ee100305f42645d4d6c"`);
    await db.query(`DROP TABLE "review"`);
    await db.query(`DROP INDEX "public"."webhook_event_to_do"`);
    await db.query(`DROP TABLE "webhook_event"`);
    await db.query(`DROP INDEX "public"."IDX_1e0e3ec4713eebbb76e0869552"`);
    await db.query(`DROP TABLE "stock_move"`);
    await db.query(`DROP TABLE "standin_refund"`);
    await db.query(`DROP INDEX "public"."IDX_8b4e7d1c839216ed1b0fafdf23"`);
    await db.query(`DROP TABLE "standin_payment"`);
    await db.query(`DROP TABLE "standin_order"`);
    await db.query(`DROP TABLE "refund"`);
    await db.query(`DROP INDEX "public"."IDX_8d192c15843258c252034d8d94"`);
    await db.query(`DROP INDEX "public"."IDX_6e1a5a24058aa0113b081439f8"`);
    await db.query(`DROP TABLE "payment_order_line"`);
    await db.query(`DROP INDEX "public"."IDX_3d4f2c0ac1d61c47428a9dffc4"`);
    await db.query(`DROP TABLE "payment"`);
    await db.query(`DROP INDEX "public"."payment_order_is_one_per_shopper"`);
    await db.query(`DROP INDEX "public"."payment_order_by_expiry"`);
    await db.query(`DROP INDEX "public"."IDX_73e0a34eb6bda987e8d6533c58"`);
    await db.query(`DROP TABLE "payment_order"`);
    await db.query(`DROP INDEX "public"."IDX_12fec352a634c65a608b3c3b60"`);
    await db.query(`DROP TABLE "outbox"`);
    await db.query(`DROP INDEX "public"."IDX_81524f01413c42b4e3b9fc2cca"`);
    await db.query(`DROP TABLE "idempotency"`);
    await db.query(`DROP INDEX "public"."IDX_d5cb67d18ff7d2e749366dfa29"`);
    await db.query(`DROP INDEX "public"."IDX_2ffe997b227a9e7b4ceb407386"`);
    await db.query(`DROP INDEX "public"."IDX_4526de8c78faf508b2ef1e8436"`);
    await db.query(`DROP TABLE "order_line"`);
    await db.query(`DROP INDEX "public"."IDX_fe517aab311697e04373f52939"`);
    await db.query(`DROP TABLE "order"`);
    await db.query(`DROP INDEX "public"."IDX_d51e7dc05190034e8c9c647669"`);
    await db.query(`DROP TABLE "product_image"`);
    await db.query(`DROP INDEX "public"."IDX_d3c121ac4e62cf81341f2d3e82"`);
    await db.query(`DROP TABLE "product_country"`);
    await db.query(`DROP INDEX "public"."IDX_268c6bf9c5df248b52ab487dd2"`);
    await db.query(`DROP TABLE "country"`);
    await db.query(`DROP INDEX "public"."IDX_7ab11e6088e88a6baebcd9af9d"`);
    await db.query(`DROP TABLE "cart_line"`);
    await db.query(`DROP INDEX "public"."IDX_b19fd47999f97dc8eaaea38ee7"`);
    await db.query(`DROP TABLE "product_variant"`);
    await db.query(`DROP INDEX "public"."IDX_b6f1385ed1d74291e1c089fdf1"`);
    await db.query(`DROP INDEX "public"."IDX_32be2b36ccb2f57311d2cf331e"`);
    await db.query(`DROP INDEX "public"."IDX_faa53d3638e12e7fd7ce631768"`);
    await db.query(`DROP INDEX "public"."IDX_8cfd00cd6b9904ee7c5a45ffb3"`);
    await db.query(`DROP INDEX "public"."IDX_967f14152feb88a44a4d4194b8"`);
    await db.query(`DROP INDEX "public"."IDX_2806ad101826d23a7374e118d7"`);
    await db.query(`DROP INDEX "public"."IDX_7a49ab59c1f48d44055eed3ef1"`);
    await db.query(`DROP INDEX "public"."IDX_35e62a41988f750c65d4784fc5"`);
    await db.query(`DROP INDEX "public"."IDX_143f6d4f9873aa9bef505f72f5"`);
    await db.query(`DROP INDEX "public"."IDX_0150922f10720c69ac3c63852e"`);
    await db.query(`DROP INDEX "public"."IDX_7cd1ba7df78f3f4cac77c734fb"`);
    await db.query(`DROP INDEX "public"."IDX_0e0e36d5d1a1532ed1a05f385e"`);
    await db.query(`DROP INDEX "public"."product_featured"`);
    await db.query(`DROP TABLE "product"`);
    await db.query(`DROP TABLE "home_slide"`);
    await db.query(`DROP INDEX "public"."IDX_a7a7011f6f0e22e34a7f01aa87"`);
    await db.query(`DROP TABLE "banner"`);
    await db.query(`DROP INDEX "public"."IDX_796501d73886a653a279836c6a"`);
    await db.query(`DROP TABLE "category"`);
    await db.query(`DROP TABLE "user"`);
    await db.query(`DROP TABLE "image"`);
    await db.query(`DROP INDEX "public"."IDX_77c2840777a620f0caf6416c42"`);
    await db.query(`DROP TABLE "sign_in_failure"`);
  }
}
