-- Products are chosen by facets beside a list: the values that there are, and those of each product. A server of the version before knows nothing of them and works on.

create table facet_value (id integer primary key, facet text not null, value text not null, label text not null);
create table product_facet (product_id integer primary key, value_ids integer[] not null);
