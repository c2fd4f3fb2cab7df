-- One row where SEED=demo stored a fleet, with the day that it was stored for: pages then say that the data are made up.
create table demonstration (day date primary key);
