BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	name VARCHAR(80) NOT NULL, 
	text VARCHAR(1000) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_chat_person_id FOREIGN KEY(person_id) REFERENCES person (id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('first',1,'anna',0,'Anna','Cześć',2);
CREATE TABLE game_table (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	pack TEXT NOT NULL, 
	options JSON NOT NULL, 
	stamp VARCHAR(80) NOT NULL, 
	seed VARCHAR(32) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	watched BOOLEAN NOT NULL, 
	host_id VARCHAR(32) NOT NULL, 
	ways JSON NOT NULL, 
	proposal JSON, 
	about INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	asked INTEGER, 
	openly INTEGER, 
	since BIGINT NOT NULL, 
	due BIGINT, 
	created BIGINT NOT NULL, 
	moved BIGINT NOT NULL, 
	result JSON, 
	next_id VARCHAR(32), 
	parent_id VARCHAR(32), 
	parent_moves INTEGER, 
	CONSTRAINT pk_game_table PRIMARY KEY (id), 
	CONSTRAINT fk_game_table_host_id FOREIGN KEY(host_id) REFERENCES person (id)
);
INSERT INTO "game_table" VALUES('first','tyrants','','{"decks": "drow+dragons"}','2-0011223344556677','5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f','4141414141414141414141414141414141414141414141414141414141414141','playing',0,1,'anna','{"clock": {"kind": "none", "seconds": 0, "increment": 0, "out": "stand_in"}, "take_back": true, "stand_in": "greedy"}',NULL,0,2,0,0,3,NULL,1,3,NULL,NULL,NULL,NULL);
CREATE TABLE move (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	action VARCHAR(200) NOT NULL, 
	"by" VARCHAR(40) NOT NULL, 
	command VARCHAR(200) NOT NULL, 
	at BIGINT NOT NULL, 
	standing VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_move PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_move_table_id FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "move" VALUES('first',1,'act',0,'deploy skullport','anna','c1',2,'0011223344556677');
INSERT INTO "move" VALUES('first',2,'act',1,'end_turn','greedy','',3,'8899aabbccddeeff');
CREATE TABLE mute (
	person_id VARCHAR(32) NOT NULL, 
	muted_id VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_mute PRIMARY KEY (person_id, muted_id), 
	CONSTRAINT fk_mute_muted_id FOREIGN KEY(muted_id) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mute_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE outbox (
	id VARCHAR(32) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	channel VARCHAR(10) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	"key" VARCHAR(80) NOT NULL, 
	args JSON NOT NULL, 
	at BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	next_at BIGINT NOT NULL, 
	lease BIGINT NOT NULL, 
	CONSTRAINT pk_outbox PRIMARY KEY (id), 
	CONSTRAINT fk_outbox_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT uq_outbox_person_id_channel_table_id UNIQUE (person_id, channel, table_id)
);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	login VARCHAR(80), 
	password VARCHAR(200), 
	email VARCHAR(254), 
	webhook VARCHAR(1000), 
	wants JSON NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id), 
	CONSTRAINT uq_person_login UNIQUE (login)
);
INSERT INTO "person" VALUES('anna','Anna','pl',NULL,NULL,NULL,NULL,'["mail"]',1,2);
CREATE TABLE problem (
	id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	person_id VARCHAR(32), 
	seat INTEGER, 
	seq INTEGER NOT NULL, 
	sentence VARCHAR(1000) NOT NULL, 
	"view" TEXT NOT NULL, 
	record TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_problem PRIMARY KEY (id)
);
CREATE TABLE push_subscription (
	id VARCHAR(32) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	endpoint VARCHAR(1000) NOT NULL, 
	p256dh VARCHAR(200) NOT NULL, 
	auth VARCHAR(100) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_push_subscription PRIMARY KEY (id), 
	CONSTRAINT fk_push_subscription_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT uq_push_subscription_person_id_endpoint UNIQUE (person_id, endpoint)
);
CREATE TABLE report (
	id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	by_id VARCHAR(32) NOT NULL, 
	about_id VARCHAR(32) NOT NULL, 
	text VARCHAR(1000) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_report PRIMARY KEY (id)
);
CREATE TABLE seat (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id VARCHAR(32), 
	bot VARCHAR(40), 
	name VARCHAR(80) NOT NULL, 
	stand_in VARCHAR(40), 
	away JSON, 
	invitation VARCHAR(64), 
	bank BIGINT, 
	CONSTRAINT pk_seat PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seat_person_id FOREIGN KEY(person_id) REFERENCES person (id), 
	CONSTRAINT fk_seat_table_id FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('first',0,'anna',NULL,'Anna',NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('first',1,NULL,'greedy','',NULL,NULL,NULL,NULL);
CREATE TABLE session (
	token VARCHAR(64) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (token), 
	CONSTRAINT fk_session_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);
CREATE INDEX ix_problem_table_id ON problem (table_id);
CREATE INDEX ix_game_table_due ON game_table (due);
CREATE INDEX ix_game_table_lobby ON game_table (state, listed, created);
CREATE INDEX ix_outbox_next_at ON outbox (next_at);
CREATE INDEX ix_push_subscription_person_id ON push_subscription (person_id);
CREATE INDEX ix_session_person_id ON session (person_id);
CREATE INDEX ix_seat_person_id ON seat (person_id);
COMMIT;
